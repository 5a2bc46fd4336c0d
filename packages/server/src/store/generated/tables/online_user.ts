// Written by `npm run migration` from the database that the migrations make.

export interface OnlineUserTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  userName: string | null;
  nickname: string | null;
  ip: string | null;
  login_at: string | null;
  seen_at: string | null;
}

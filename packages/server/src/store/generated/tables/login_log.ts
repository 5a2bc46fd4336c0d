// Written by `npm run migration` from the database that the migrations make.

export interface LoginLogTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  userName: string | null;
  nickname: string | null;
  event: number | null;
  result: number | null;
  ip: string | null;
  at: string | null;
}

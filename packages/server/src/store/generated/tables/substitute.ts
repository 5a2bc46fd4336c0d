// Written by `npm run migration` from the database that the migrations make.

export interface SubstituteTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  reason: string | null;
  user_id: string | null;
  substitute_id: string | null;
  begin_at: string | null;
  end_at: string | null;
  substitute_status: number | null;
}

// Written by `npm run migration` from the database that the migrations make.

export interface AccountSubstituteTable {
  id: string;
  org_id: string;
  account_id: string;
  substitute_id: string;
  reason: string;
  begin_at: string;
  end_at: string;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
}

// Written by `npm run migration` from the database that the migrations make.

export interface OrganizationTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  name: string | null;
  org_pid: string | null;
  ent_type: number | null;
  sort: number | null;
  user_count: number | null;
  head_id: string | null;
  org_status: number | null;
  national_code: string | null;
  region_code: string | null;
}

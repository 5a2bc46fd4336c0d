// Written by `npm run migration` from the database that the migrations make.

export interface FenceTable {
  code: string;
  org_id: string;
  project_id: string | null;
  version: number;
  created_at: string;
  created_by: string | null;
}

// Written by `npm run migration` from the database that the migrations make.

export interface ProjectMemberTable {
  project_id: string;
  account_id: string;
  created_at: string;
  created_by: string | null;
}

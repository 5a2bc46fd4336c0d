// Written by `npm run migration` from the database that the migrations make.

export interface GateListTable {
  project_id: string;
  list_version: number;
  due_at: string | null;
  made_at: string | null;
}

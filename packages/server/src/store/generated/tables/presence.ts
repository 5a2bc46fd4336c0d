// Written by `npm run migration` from the database that the migrations make.

export interface PresenceTable {
  staff_id: string;
  project_id: string;
  direction: number | null;
  passed_at: string;
}

// Written by `npm run migration` from the database that the migrations make.

export interface AttendanceDueTable {
  project_id: string;
  staff_id: string;
  from_at: string;
  to_at: string;
}

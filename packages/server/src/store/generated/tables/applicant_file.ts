// Written by `npm run migration` from the database that the migrations make.

export interface ApplicantFileTable {
  id: string;
  file_id: string | null;
  ticket: string;
  site: string;
  size: number;
  created_at: string;
}

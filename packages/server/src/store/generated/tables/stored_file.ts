// Written by `npm run migration` from the database that the migrations make.

export interface StoredFileTable {
  id: string;
  org_id: string;
  name: string;
  size: number;
  type: string;
  hash: string;
  folder: string;
  created_at: string;
  created_by: string;
  touched_at: string;
  preview_hash: string | null;
  personal_of: string[] | null;
}

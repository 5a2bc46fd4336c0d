// Written by `npm run migration` from the database that the migrations make.

export interface ProofPictureTable {
  hash: string;
  file_id: string;
  resource: string;
  record_id: string;
  uploaded_at: string;
  taken_at: string;
}

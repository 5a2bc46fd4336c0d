// Written by `npm run migration` from the database that the migrations make.

export interface FileLinkTable {
  code_hash: Uint8Array;
  file_id: string;
  expires_at: string;
  session_id: string;
}

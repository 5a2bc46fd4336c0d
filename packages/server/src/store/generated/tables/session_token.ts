// Written by `npm run migration` from the database that the migrations make.

export interface SessionTokenTable {
  token_hash: Uint8Array;
  serial: string;
  session_id: string;
  expires_at: string;
}

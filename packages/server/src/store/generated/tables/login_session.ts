// Written by `npm run migration` from the database that the migrations make.

export interface LoginSessionTable {
  id: string;
  account_id: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
  revoked_at: string | null;
  ip: string;
  cookie_hash: Uint8Array | null;
}

// Written by `npm run migration` from the database that the migrations make.

export interface CallKeyTable {
  account_id: string;
  key: string;
  call: string;
  body_hash: Uint8Array;
  record_id: string | null;
  created_at: string;
}

// Written by `npm run migration` from the database that the migrations make.

export interface SsoTokenTable {
  jti_hash: Uint8Array;
  expires_at: string;
}

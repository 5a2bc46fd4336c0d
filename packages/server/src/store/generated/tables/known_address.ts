// Written by `npm run migration` from the database that the migrations make.

export interface KnownAddressTable {
  account_id: string;
  address: string;
  seen_at: string;
}

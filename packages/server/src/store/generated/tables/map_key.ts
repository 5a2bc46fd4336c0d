// Written by `npm run migration` from the database that the migrations make.

export interface MapKeyTable {
  id: string;
  keys: string;
}

// Written by `npm run migration` from the database that the migrations make.

export interface NumberCountTable {
  field_id: number;
  name: string;
  last: number;
}

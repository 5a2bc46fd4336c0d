// Written by `npm run migration` from the database that the migrations make.

export interface GivenNumberTable {
  field_id: number;
  number: string;
  record_id: string;
}

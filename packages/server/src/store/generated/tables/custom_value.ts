// Written by `npm run migration` from the database that the migrations make.

export interface CustomValueTable {
  field_id: number;
  record_id: string;
  number_value: number | null;
  text_value: string | null;
}

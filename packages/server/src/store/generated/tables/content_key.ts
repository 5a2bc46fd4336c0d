// Written by `npm run migration` from the database that the migrations make.

export interface ContentKeyTable {
  id: string;
  data_key: string;
  size: number;
  mark: string | null;
}

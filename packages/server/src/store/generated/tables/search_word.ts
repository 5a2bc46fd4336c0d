// Written by `npm run migration` from the database that the migrations make.

export interface SearchWordTable {
  word: string;
  kind: number;
  org: number;
  entry: number;
}

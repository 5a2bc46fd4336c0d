// Written by `npm run migration` from the database that the migrations make.

export interface ArchiveTextTable {
  document_id: string;
  body: string;
  words: string;
}

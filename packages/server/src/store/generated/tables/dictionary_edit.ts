// Written by `npm run migration` from the database that the migrations make.
import type { DictionaryEntry, Json } from '../../columns.ts';

export interface DictionaryEditTable {
  dict_type: string;
  entries: Json<DictionaryEntry[]>;
  version: number;
  updated_at: string;
  updated_by: string;
}

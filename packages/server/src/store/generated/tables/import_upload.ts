// Written by `npm run migration` from the database that the migrations make.
import type { ImportResult, JsonOrNull } from '../../columns.ts';

export interface ImportUploadTable {
  account_id: string;
  key: string;
  call: string;
  file_hash: Uint8Array;
  result: JsonOrNull<ImportResult>;
  created_at: string;
}

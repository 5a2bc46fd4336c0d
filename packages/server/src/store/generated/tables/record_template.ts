// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { FileItem, Json, JsonOrDefault } from '../../columns.ts';

export interface RecordTemplateTable {
  id: string;
  org_id: string;
  resource: string;
  name: string;
  file: Json<FileItem>;
  unknown: JsonOrDefault<unknown>;
  created_at: string;
  created_by: string;
  version: Generated<number>;
  updated_at: string | null;
  updated_by: string | null;
}

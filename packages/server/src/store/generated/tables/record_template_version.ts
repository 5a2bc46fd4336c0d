// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrDefault } from '../../columns.ts';

export interface RecordTemplateVersionTable {
  template_id: string;
  version: number;
  name: string;
  file: Json<FileItem>;
  unknown: JsonOrDefault<unknown>;
  at: string;
  by: string;
}

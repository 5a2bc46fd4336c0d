// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json } from '../../columns.ts';

export interface RecordTemplateTable {
  id: string;
  org_id: string;
  resource: string;
  name: string;
  file: Json<FileItem>;
  created_at: string;
  created_by: string;
}

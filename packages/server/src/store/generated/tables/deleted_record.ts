// Written by `npm run migration` from the database that the migrations make.
import type { Json } from '../../columns.ts';

export interface DeletedRecordTable {
  resource: string;
  record_id: string;
  org_id: string | null;
  title: string;
  record: Json<unknown>;
  files: Json<unknown>;
  deleted_at: string;
  deleted_by: string | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface CodeBatchTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  batch_name: string;
  project_id: string;
  prefix: string;
  code_count: number;
  first_number: number | null;
  last_number: number | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

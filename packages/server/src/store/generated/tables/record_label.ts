// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface RecordLabelTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  label_name: string;
  label_status: number;
  label_color: number;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MaterialRecallTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  batch_number: string;
  recall_status: number;
  supplier_name: string;
  material_name: string;
  recall_source: number;
  recalled_on: string;
  recall_reason: string;
  recall_files: JsonOrNull<FileItem[]>;
  lift_reason: string | null;
  lift_files: JsonOrNull<FileItem[]>;
  lifted_by: string | null;
  lifted_at: string | null;
  custom: JsonOrNull<unknown>;
}

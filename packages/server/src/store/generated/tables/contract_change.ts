// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Values } from '../../columns.ts';

export interface ContractChangeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  change_name: string;
  change_number: string;
  change_status: number;
  contract_id: string;
  project_id: string | null;
  change_kind: number;
  changed_on: string;
  reason: string;
  change_files: JsonOrNull<FileItem[]>;
  lines: Json<Values[]>;
  change_amount: string | null;
  approved_by: string | null;
  approved_at: string | null;
  returned_reason: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface SafetyUseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  use_name: string;
  use_status: number;
  contract_id: string;
  project_id: string | null;
  use_kind: number;
  used_on: string;
  amount: string;
  supplier: string | null;
  voucher_files: JsonOrNull<FileItem[]>;
  balance_after: string | null;
  checked_by: string | null;
  checked_at: string | null;
  returned_reason: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface WageEntryTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  entry_number: string | null;
  account_id: string;
  kind: number;
  entry_on: string;
  amount: string;
  balance_after: string | null;
  sheet_id: string | null;
  batch_number: string | null;
  voucher_files: JsonOrNull<FileItem[]>;
  reconciled_on: string | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

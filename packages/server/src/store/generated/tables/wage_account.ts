// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface WageAccountTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  account_name: string;
  status: number;
  project_id: string;
  bank_name: string;
  account_number: string;
  agreement_files: JsonOrNull<FileItem[]>;
  opened_on: string | null;
  keeper_id: string | null;
  monthly_due: string;
  due_day: number;
  month_received: string | null;
  transfer_state: number | null;
  deposit_kind: number | null;
  deposit_amount: string | null;
  deposit_files: JsonOrNull<FileItem[]>;
  guarantee_until: string | null;
  received_total: string | null;
  paid_total: string | null;
  balance: string | null;
  transfer_on: string | null;
  transfer_amount: string | null;
  transfer_files: JsonOrNull<FileItem[]>;
  announce_files: JsonOrNull<FileItem[]>;
  announced_at: string | null;
  closes_after: string | null;
  closed_at: string | null;
  custom: JsonOrNull<unknown>;
}

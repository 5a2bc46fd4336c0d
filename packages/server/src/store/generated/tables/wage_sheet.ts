// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface WageSheetTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  sheet_name: string | null;
  status: number;
  project_id: string;
  team_id: string;
  wage_month: string;
  day_rate: string | null;
  supplement: boolean | null;
  remark: string | null;
  people: number | null;
  signed_count: number | null;
  days_total: number | null;
  differing: number | null;
  payable_total: string | null;
  deducted_total: string | null;
  due_total: string | null;
  paid_total: string | null;
  remaining_total: string | null;
  seal_files: JsonOrNull<FileItem[]>;
  sealed_by: string | null;
  sealed_at: string | null;
  checked_by: string | null;
  checked_at: string | null;
  check_opinion: string | null;
  published_at: string | null;
  notice_until: string | null;
  returned_reason: string | null;
  frozen: JsonOrNull<Values[]>;
  custom: JsonOrNull<unknown>;
}

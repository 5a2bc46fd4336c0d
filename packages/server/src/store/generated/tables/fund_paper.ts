// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface FundPaperTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  fund_title: string;
  fund_number: string | null;
  status: number;
  fund_kind: number;
  project_id: string;
  fund_purpose: number;
  amount: string;
  needed_on: string;
  payee: string | null;
  applicant_id: string;
  reason: string;
  attachments: JsonOrNull<FileItem[]>;
  approver_id: string | null;
  decided_at: string | null;
  opinion: string | null;
  paid_amount: string | null;
  paid_on: string | null;
  payment_files: JsonOrNull<FileItem[]>;
  paid_by: string | null;
  custom: JsonOrNull<unknown>;
  by_orders: boolean | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ContractPayoutTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  payout_number: string;
  payout_status: number;
  certificate_id: string;
  contract_id: string | null;
  project_id: string | null;
  amount: string;
  labour_amount: string | null;
  payout_note: string | null;
  approved_by: string | null;
  approved_at: string | null;
  paid_on: string | null;
  voucher_files: JsonOrNull<FileItem[]>;
  returned_reason: string | null;
  custom: JsonOrNull<unknown>;
  contract_direction: number | null;
  fund_paper_id: string | null;
  payout_kind: number | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ContractClaimTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  claim_name: string;
  claim_number: string;
  claim_kind: number;
  claim_status: number;
  contract_id: string;
  project_id: string | null;
  happened_on: string;
  notified_on: string;
  claimed_amount: string;
  claimed_days: number | null;
  basis: string;
  claim_files: JsonOrNull<FileItem[]>;
  late: boolean | null;
  answer_until: string | null;
  granted_amount: string | null;
  granted_days: number | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: string | null;
  certificate_id: string | null;
  custom: JsonOrNull<unknown>;
}

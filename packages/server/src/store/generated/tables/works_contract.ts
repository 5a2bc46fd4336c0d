// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface WorksContractTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  contract_name: string;
  contract_number: string;
  contract_status: number;
  project_id: string;
  contract_direction: number;
  contract_kind: number;
  counterparty: string;
  unit_id: string | null;
  manager_id: string | null;
  signed_on: string | null;
  starts_on: string | null;
  ends_on: string;
  guarantee_until: string | null;
  defect_until: string | null;
  contract_term: number | null;
  amount: string;
  tax_rate: number | null;
  changes_amount: string | null;
  price_now: string | null;
  advance_amount: string | null;
  recover_from: number | null;
  recover_to: number | null;
  pay_share: number | null;
  retention_rate: number | null;
  safety_prepaid: string | null;
  labour_share: number | null;
  plan: JsonOrNull<Values[]>;
  contract_files: JsonOrNull<FileItem[]>;
  certified_total: string | null;
  payable_total: string | null;
  ordered_total: string | null;
  paid_total: string | null;
  retention_held: string | null;
  advance_left: string | null;
  safety_balance: string | null;
  end_reason: string | null;
  custom: JsonOrNull<unknown>;
}

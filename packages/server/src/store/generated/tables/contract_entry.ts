// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ContractEntryTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  summary: string;
  entry_on: string;
  debit: number;
  credit: number;
  amount: string;
  contract_id: string;
  project_id: string | null;
  certificate_id: string | null;
  payout_id: string | null;
  safety_id: string | null;
  custom: JsonOrNull<unknown>;
}

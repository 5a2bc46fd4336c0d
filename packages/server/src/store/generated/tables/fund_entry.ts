// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface FundEntryTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  entry_number: string;
  project_id: string;
  kind: number;
  entry_on: string;
  amount: string;
  balance_after: string;
  paper_id: string;
  account_id: string;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface WageStatementTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  bank_number: string;
  account_id: string;
  booked_on: string;
  direction: number;
  amount: string;
  counterparty: string | null;
  summary: string | null;
  status: number;
  entry_id: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface WagePaymentTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  payment_number: string;
  status: number;
  staff_id: string;
  sheet_id: string;
  line_id: string;
  wage_month: string;
  amount: string;
  attempt: number;
  reason: string | null;
  bank_name: string | null;
  bank_card: string | null;
  batch_number: string;
  answered_at: string | null;
  custom: JsonOrNull<unknown>;
}

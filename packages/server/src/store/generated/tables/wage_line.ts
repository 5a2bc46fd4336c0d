// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface WageLineTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  sheet_id: string;
  account_id: string | null;
  wage_month: string | null;
  attended_days: number | null;
  days: number | null;
  differs: boolean | null;
  day_rate: string | null;
  quantity: number | null;
  quantity_unit: string | null;
  unit_price: string | null;
  advance: string | null;
  deduction: string | null;
  deduction_reason: string | null;
  payable: string | null;
  due: string | null;
  paid: string | null;
  remaining: string | null;
  pay_status: number | null;
  seen_at: string | null;
  sign_status: number;
  signature: JsonOrNull<FileItem>;
  signed_at: string | null;
  witness_by: string | null;
  witness_photo: JsonOrNull<FileItem[]>;
  objection: string | null;
  custom: JsonOrNull<unknown>;
}

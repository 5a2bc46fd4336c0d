// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface PaymentCertificateTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  certificate_name: string | null;
  certificate_status: number;
  contract_id: string;
  project_id: string | null;
  certificate_kind: number;
  period_number: number | null;
  ends_on: string;
  remark: string | null;
  payment_files: JsonOrNull<FileItem[]>;
  net_period: string | null;
  carried: string | null;
  tax: string | null;
  payable: string | null;
  labour: string | null;
  ordered_amount: string | null;
  paid_amount: string | null;
  labour_paid: string | null;
  price_then: string | null;
  works: string | null;
  withheld: string | null;
  retention: string | null;
  recovered: string | null;
  safety: string | null;
  safety_recovered: string | null;
  claims: string | null;
  penalties: string | null;
  net: string | null;
  net_before: string | null;
  certified_by: string | null;
  certified_at: string | null;
  approved_by: string | null;
  approved_at: string | null;
  pay_until: string | null;
  returned_reason: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface BillItemTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  item_name: string;
  item_code: string;
  contract_id: string;
  project_id: string | null;
  section_path: string;
  features: string | null;
  unit: string;
  quantity: number;
  unit_price: string;
  amount: string | null;
  cost_item: number | null;
  safety_measure: boolean | null;
  changed_quantity: number | null;
  quantity_now: number | null;
  amount_now: string | null;
  measured_quantity: number | null;
  measured_amount: string | null;
  change_id: string | null;
  custom: JsonOrNull<unknown>;
}

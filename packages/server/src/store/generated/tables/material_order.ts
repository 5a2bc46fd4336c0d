// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface MaterialOrderTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  material_name: string;
  order_status: number;
  match_state: number | null;
  project_id: string;
  material_kind: number;
  specification: string;
  unit: number;
  part_id: string | null;
  plan_number: string | null;
  planned_quantity: number;
  order_number: string;
  supplier_name: string;
  ordered_quantity: number;
  tolerance: number | null;
  needed_on: string;
  owner_id: string | null;
  delivered_quantity: number | null;
  pending_quantity: number | null;
  accepted_quantity: number | null;
  returned_quantity: number | null;
  close_note: string | null;
  custom: JsonOrNull<unknown>;
  order_name: string | null;
}

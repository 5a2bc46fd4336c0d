// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface MaterialUseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  material_name: string | null;
  project_id: string;
  material_id: string;
  part_id: string;
  used_quantity: number;
  used_on: string;
  team_id: string | null;
  use_note: string | null;
  specification: string | null;
  unit: number | null;
  batch_number: string | null;
  supplier_name: string | null;
  custom: JsonOrNull<unknown>;
}

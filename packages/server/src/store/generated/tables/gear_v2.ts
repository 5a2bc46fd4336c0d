// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface GearV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  gear_name: string | null;
  status: number | null;
  kind: number | null;
  gear_number: string | null;
  gear_model: string | null;
  quantity: number | null;
  unit_price: string | null;
  project_id: string | null;
  staff_id: string | null;
  team_id: string | null;
  issued_on: string | null;
  replace_by: string | null;
  keeper_id: string | null;
  signature: JsonOrNull<FileItem>;
  ended_on: string | null;
  returned_count: number | null;
  missing_count: number | null;
  missing_value: string | null;
  end_reason: string | null;
  custom: JsonOrNull<unknown>;
}

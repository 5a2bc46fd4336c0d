// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface GearTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  gear_name: string;
  status: number;
  kind: number;
  gear_number: string | null;
  gear_model: string | null;
  quantity: number;
  unit_price: string | null;
  project_id: string;
  staff_id: string;
  team_id: string | null;
  issued_on: string;
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

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Place } from '../../columns.ts';

export interface RiskSourceTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  risk_name: string;
  risk_status: number;
  project_id: string;
  part_id: string | null;
  risk_kind: number;
  accident_kind: number;
  scene: string;
  likelihood: number;
  exposure: number;
  consequence: number;
  risk_value: number | null;
  risk_grade: number | null;
  control_level: number;
  owner_id: string;
  engineering: string | null;
  management: string | null;
  training: string | null;
  protection: string | null;
  emergency: string | null;
  check_cycle: number | null;
  check_day: number | null;
  check_users: JsonOrNull<string[]>;
  point_id: string | null;
  scheme_id: string | null;
  plan_id: string | null;
  pin_x: number | null;
  pin_y: number | null;
  place: JsonOrNull<Place>;
  remove_note: string | null;
  removed_by: string | null;
  removed_at: string | null;
  custom: JsonOrNull<unknown>;
}

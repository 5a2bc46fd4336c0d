// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AttendanceRuleTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  rule_name: string;
  status: number;
  project_id: string | null;
  shift_id: string;
  works_on: number;
  from_date: string;
  to_date: string | null;
  late_grace: number;
  early_grace: number;
  half_minutes: number;
  full_minutes: number;
  double_seconds: number;
  through_minutes: number;
  custom: JsonOrNull<unknown>;
}

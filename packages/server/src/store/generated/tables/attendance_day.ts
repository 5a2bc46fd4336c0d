// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AttendanceDayTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  work_date: string;
  state: number;
  project_id: string;
  team_id: string | null;
  unit_id: string | null;
  trade: number | null;
  first_in: string | null;
  last_out: string | null;
  day_share: number;
  minutes: number;
  extra_minutes: number;
  late_minutes: number;
  early_minutes: number;
  missing: number;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AttendanceDutyTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  sheet_name: string;
  status: number;
  project_id: string;
  team_id: string | null;
  staff_ids: JsonOrNull<string[]>;
  shift_id: string | null;
  from_date: string;
  to_date: string;
  days_off: number;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface SchedulePlanTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  plan_name: string;
  status: number;
  project_id: string;
  plan_kind: number;
  starts_on: string;
  works_on: number;
  charge_id: string | null;
  remark: string | null;
  light: number | null;
  data_date: string | null;
  percent_done: number | null;
  percent_planned: number | null;
  baseline_finish_on: string | null;
  finish_on: string | null;
  late_days: number | null;
  task_count: number | null;
  late_count: number | null;
  revision: number | null;
  submitted_by: string | null;
  submitted_at: string | null;
  approved_by: string | null;
  approved_at: string | null;
  opinion: string | null;
  change_reason: string | null;
  custom: JsonOrNull<unknown>;
}

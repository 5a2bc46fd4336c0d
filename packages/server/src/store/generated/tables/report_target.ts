// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ReportTargetTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  project_id: string;
  status: number;
  platform_id: string;
  project_code: string;
  app_id: string;
  from_date: string;
  with_attendance: boolean | null;
  with_wages: boolean | null;
  with_training: boolean | null;
  secret_state: number;
  tested_at: string | null;
  test_result: string | null;
  reconciled_at: string | null;
  difference_count: number | null;
  reconcile_result: string | null;
  custom: JsonOrNull<unknown>;
}

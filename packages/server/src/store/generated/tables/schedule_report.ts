// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ScheduleReportTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  task_id: string;
  plan_id: string;
  project_id: string | null;
  reported_percent: number | null;
  quantity_done: number | null;
  report_photos: JsonOrNull<FileItem[]>;
  report_note: string | null;
  delay_reason: number | null;
  measure: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface MonthReportTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  report_title: string | null;
  report_status: number;
  report_month: string;
  summary: string | null;
  next_plan: string | null;
  handed_by: string | null;
  handed_at: string | null;
  custom: JsonOrNull<unknown>;
}

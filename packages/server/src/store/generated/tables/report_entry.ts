// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ReportEntryTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  report_title: string | null;
  status: number;
  kind: number;
  reason: string | null;
  project_id: string;
  target_id: string;
  needs_id: string | null;
  receipt: string | null;
  platform_key: string | null;
  attempts: number | null;
  due_at: string | null;
  sent_at: string | null;
  answered_at: string | null;
  subject_id: string | null;
  stamp: string | null;
  digest: string | null;
  request_id: string | null;
  missing_code: string | null;
  claimed_at: string | null;
  custom: JsonOrNull<unknown>;
}

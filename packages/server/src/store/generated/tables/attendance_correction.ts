// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface AttendanceCorrectionTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  status: number;
  project_id: string;
  kind: number;
  corrected_at: string | null;
  from_date: string | null;
  to_date: string | null;
  reason: string;
  proof: JsonOrNull<FileItem[]>;
  decided_by: string | null;
  decided_at: string | null;
  decision_note: string | null;
  consented_by: string | null;
  consented_at: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ReportDifferenceTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  report_title: string | null;
  problem: number;
  kind: number;
  ours: string | null;
  theirs: string | null;
  entry_id: string | null;
  project_id: string;
  target_id: string;
  custom: JsonOrNull<unknown>;
}

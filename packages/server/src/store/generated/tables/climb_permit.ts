// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ClimbPermitTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  work: string;
  status: number;
  watch_state: number | null;
  worker_id: string;
  watcher_id: string;
  project_id: string;
  spot: string;
  height: number;
  hazard: boolean;
  grade: number | null;
  planned_from: string;
  planned_to: string;
  measures: string;
  approved_by: string | null;
  approved_at: string | null;
  started_at: string | null;
  ended_at: string | null;
  ground: number | null;
  watch_since: string | null;
  alarm_id: string | null;
  note: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface StationRequestTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  station_title: string;
  station_status: number;
  station_kind: number;
  project_id: string;
  part_id: string;
  task_id: string | null;
  planned_begin: string;
  planned_end: string | null;
  planned_quantity: string | null;
  supervisor_id: string;
  request_note: string | null;
  notified_by: string | null;
  confirm_note: string | null;
  notified_at: string | null;
  confirmed_at: string | null;
  cancel_reason: string | null;
  custom: JsonOrNull<unknown>;
}

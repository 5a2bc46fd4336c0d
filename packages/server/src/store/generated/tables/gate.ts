// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Place } from '../../columns.ts';

export interface GateTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  gate_name: string;
  status: number;
  project_id: string;
  direction: number;
  device_id: string;
  position: JsonOrNull<Place>;
  remark: string | null;
  list_state: number;
  list_version: number | null;
  acked_version: number | null;
  sent_at: string | null;
  acked_at: string | null;
  stale_since: string | null;
  attempts: number | null;
  list_failed: string | null;
  last_seen_at: string | null;
  clock_offset: number | null;
  last_seq: number | null;
  custom: JsonOrNull<unknown>;
}

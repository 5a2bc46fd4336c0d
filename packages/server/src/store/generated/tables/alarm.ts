// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AlarmTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  alarm_content: string;
  device_id: string;
  project_id: string | null;
  area_id: string | null;
  device_type: number;
  quantity: string | null;
  measure: number | null;
  level: number;
  alarm_state: number;
  value: number | null;
  limit_value: number | null;
  started_at: string;
  level_at: string | null;
  recovered_at: string | null;
  acknowledged_by: string | null;
  acknowledged_at: string | null;
  closed_by: string | null;
  closed_at: string | null;
  handling: string | null;
  kind: number;
  received_at: string | null;
  repeats: number | null;
  custom: JsonOrNull<unknown>;
  staff_id: string | null;
}

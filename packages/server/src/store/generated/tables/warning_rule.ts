// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface WarningRuleTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  device_type: number;
  project_id: string | null;
  area_id: string | null;
  device_id: string | null;
  quantity: string;
  measure: number;
  warning_lower: number | null;
  warning_upper: number | null;
  alarm_lower: number | null;
  alarm_upper: number | null;
  control_lower: number | null;
  control_upper: number | null;
  duration: number;
  hysteresis: number;
  source: string | null;
  clause: string | null;
  edition: string | null;
  verified: boolean;
  custom: JsonOrNull<unknown>;
}

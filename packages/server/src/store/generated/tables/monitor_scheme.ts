// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface MonitorSchemeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  name: string;
  monitor_level: number;
  monitor_unit: string | null;
  monitor_unit_leader: string | null;
  monitor_unit_leader_phone: string | null;
  begin_time: string | null;
  end_time: string | null;
  scheme_url: JsonOrNull<unknown>;
  graphic_url: JsonOrNull<unknown>;
  fence_code: string | null;
  area_id: string;
  area_type: number;
  project_id: string;
}

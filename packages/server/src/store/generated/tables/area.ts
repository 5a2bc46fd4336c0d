// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AreaTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  area_type: number;
  area_name: string;
  project_id: string;
  company_id: string | null;
  width: number;
  height: number;
  drawing: JsonOrNull<unknown>;
  construction_flag: boolean | null;
  published_flag: boolean | null;
  monitor_status: number | null;
}

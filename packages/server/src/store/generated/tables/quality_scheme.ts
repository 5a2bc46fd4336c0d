// Written by `npm run migration` from the database that the migrations make.
import type { Json, JsonOrNull } from '../../columns.ts';

export interface QualitySchemeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  scheme_name: string;
  project_id: string;
  type: number;
  status: number;
  point_ids: Json<string[]>;
  cycle: number;
  cycle_day: number | null;
  begin_date: string;
  end_date: string | null;
  user_ids: Json<string[]>;
  leader_id: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface WallTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  wall_name: string;
  project_id: string | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

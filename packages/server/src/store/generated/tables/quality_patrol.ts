// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Place } from '../../columns.ts';

export interface QualityPatrolTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  point_id: string;
  task_code: string;
  patrol_scheme_id: string | null;
  type: number;
  patrol_date: string;
  user_ids: Json<string[]>;
  leader_id: string | null;
  project_id: string | null;
  status: number;
  finding: string | null;
  photos: JsonOrNull<FileItem[]>;
  place: JsonOrNull<Place>;
  danger_level: number | null;
  rectifier_id: string | null;
  deadline: string | null;
  done_by: string | null;
  done_at: string | null;
  custom: JsonOrNull<unknown>;
}

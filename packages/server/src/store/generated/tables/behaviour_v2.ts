// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Place } from '../../columns.ts';

export interface BehaviourV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  staff_id: string | null;
  project_id: string | null;
  rule_id: string | null;
  happened_on: string | null;
  kind: number | null;
  points: number | null;
  team_id: string | null;
  photos: JsonOrNull<FileItem[]>;
  place: JsonOrNull<Place>;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Place } from '../../columns.ts';

export interface BehaviourTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  project_id: string;
  rule_id: string;
  happened_on: string;
  kind: number | null;
  points: number | null;
  team_id: string | null;
  photos: JsonOrNull<FileItem[]>;
  place: JsonOrNull<Place>;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

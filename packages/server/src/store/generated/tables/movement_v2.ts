// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MovementV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  staff_id: string | null;
  kind: number | null;
  moved_on: string | null;
  project_id: string | null;
  team_id: string | null;
  trade: number | null;
  settlement: number | null;
  by_itself: boolean | null;
  reason: string | null;
  settled_on: string | null;
  settled_proof: JsonOrNull<FileItem[]>;
  custom: JsonOrNull<unknown>;
}

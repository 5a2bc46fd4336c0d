// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MovementTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  kind: number;
  moved_on: string;
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

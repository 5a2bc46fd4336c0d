// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface EmergencyDrillTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  drill_name: string;
  drill_status: number;
  project_id: string;
  plan_id: string;
  planned_on: string;
  owner_id: string;
  scope: string | null;
  held_on: string | null;
  participants: JsonOrNull<string[]>;
  heads: number | null;
  course: string | null;
  photos: JsonOrNull<FileItem[]>;
  drill_result: number | null;
  evaluation: string | null;
  evaluator_id: string | null;
  evaluated_at: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface EmergencyPlanTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  plan_name: string;
  plan_status: number;
  plan_kind: number;
  project_id: string;
  owner_id: string;
  drill_months: number;
  next_drill: string | null;
  scenario: string | null;
  resources: JsonOrNull<Values[]>;
  files: JsonOrNull<FileItem[]>;
  published_at: string | null;
  custom: JsonOrNull<unknown>;
}

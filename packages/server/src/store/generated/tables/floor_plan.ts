// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull } from '../../columns.ts';

export interface FloorPlanTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  plan_name: string;
  plan_status: number;
  project_id: string;
  part_id: string;
  revision: string | null;
  drawing: Json<FileItem>;
  page_number: number;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

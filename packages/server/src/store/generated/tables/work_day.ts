// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface WorkDayTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  work_content: string;
  project_id: string;
  task_id: string;
  work_date: string;
  planned_quantity: number | null;
  done_quantity: number;
  heads: number | null;
  shortfall: string | null;
  photos: JsonOrNull<FileItem[]>;
  part_id: string | null;
  team_id: string | null;
  custom: JsonOrNull<unknown>;
}

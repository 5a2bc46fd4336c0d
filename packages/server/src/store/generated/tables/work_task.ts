// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface WorkTaskTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  task_name: string;
  task_status: number;
  project_id: string;
  part_id: string;
  team_id: string | null;
  owner_id: string;
  planned_begin: string;
  planned_end: string;
  planned_quantity: number | null;
  work_unit: number | null;
  requirement: string | null;
  done_quantity: number | null;
  begun_on: string | null;
  finished_on: string | null;
  finish_note: string | null;
  finish_photos: JsonOrNull<FileItem[]>;
  check_opinion: string | null;
  checker_id: string | null;
  checked_at: string | null;
  custom: JsonOrNull<unknown>;
}

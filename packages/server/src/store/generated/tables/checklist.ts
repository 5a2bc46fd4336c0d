// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Values } from '../../columns.ts';

export interface ChecklistTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  checklist_name: string;
  project_id: string;
  check_date: string;
  checker: string;
  status: number;
  items: Json<Values[]>;
  photos: JsonOrNull<FileItem[]>;
  signature: JsonOrNull<FileItem>;
  submitted_at: string | null;
  custom: JsonOrNull<unknown>;
  template_id: string | null;
  score: number | null;
  rectifier_id: string | null;
  rectify_by: string | null;
}

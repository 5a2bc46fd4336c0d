// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface DrawingVersionTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  full_title: string | null;
  drawing_status: number;
  project_id: string;
  drawing_number: string;
  drawing_name: string;
  drawing_discipline: number;
  part_id: string | null;
  version_label: string;
  version_date: string;
  drawing_file: JsonOrNull<FileItem>;
  revision_note: string | null;
  received_on: string | null;
  open_changes: number | null;
  superseded_by: string | null;
  superseded_on: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface DrawingTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  full_title: string | null;
  drawing_status: number | null;
  project_id: string | null;
  drawing_number: string | null;
  drawing_name: string | null;
  drawing_discipline: number | null;
  part_id: string | null;
  version_label: string | null;
  version_date: string | null;
  drawing_file: JsonOrNull<FileItem>;
  revision_note: string | null;
  received_on: string | null;
  open_changes: number | null;
  superseded_by: string | null;
  superseded_on: string | null;
  custom: JsonOrNull<unknown>;
}

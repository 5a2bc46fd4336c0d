// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface PartTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  full_name: string | null;
  part_status: number;
  project_id: string;
  parent_id: string | null;
  above_name: string | null;
  part_name: string;
  part_kind: number;
  part_code: string | null;
  order_number: number;
  drawing: JsonOrNull<FileItem[]>;
  leaf_flag: boolean | null;
  state_date: string | null;
  state_photos: JsonOrNull<FileItem[]>;
  state_note: string | null;
  path: string | null;
  custom: JsonOrNull<unknown>;
  quality_status: number | null;
  quality_date: string | null;
}

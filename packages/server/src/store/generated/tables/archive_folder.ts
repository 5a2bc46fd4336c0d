// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ArchiveFolderTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  full_name: string | null;
  project_id: string;
  archive_kind: number;
  parent_id: string | null;
  above_name: string | null;
  folder_name: string;
  folder_code: string;
  archive_level: number;
  required_flag: boolean | null;
  archive_retention: number;
  order_number: number;
  path: string | null;
  custom: JsonOrNull<unknown>;
}

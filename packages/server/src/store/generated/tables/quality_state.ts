// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface QualityStateTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  check_item: string;
  quality_status: number;
  project_id: string;
  part_id: string;
  checked_on: string;
  inspector: string | null;
  opinion: string | null;
  photos: JsonOrNull<FileItem[]>;
  custom: JsonOrNull<unknown>;
}

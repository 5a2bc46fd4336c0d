// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface GarbageDayTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  garbage_name: string | null;
  collected_on: string;
  garbage_kind: number;
  quantity: number;
  garbage_outlet: number;
  project_id: string;
  place_name: string | null;
  plate_number: string | null;
  receipt_number: string | null;
  photos: JsonOrNull<FileItem[]>;
  garbage_remark: string | null;
  custom: JsonOrNull<unknown>;
}

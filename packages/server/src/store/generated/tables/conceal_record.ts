// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ConcealRecordTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  record_title: string | null;
  conceal_status: number | null;
  request_id: string | null;
  project_id: string | null;
  part_id: string | null;
  content: string | null;
  drawing_number: string | null;
  notified_at: string | null;
  opinion: string | null;
  photos: JsonOrNull<FileItem[]>;
  accept_photos: JsonOrNull<FileItem[]>;
  accepted_by: string | null;
  accepted_at: string | null;
  signature: JsonOrNull<FileItem>;
  custom: JsonOrNull<unknown>;
}

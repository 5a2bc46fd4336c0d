// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull } from '../../columns.ts';

export interface ArchiveHandoverTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  handover_name: string;
  handover_status: number;
  project_id: string;
  archive_kind: number;
  receiver_unit: string;
  volumes: Json<string[]>;
  volume_count: number | null;
  document_count: number | null;
  page_total: number | null;
  giver_id: string;
  giver_signature: JsonOrNull<FileItem>;
  given_at: string | null;
  receiver_name: string | null;
  receiver_signature: JsonOrNull<FileItem>;
  received_at: string | null;
  custom: JsonOrNull<unknown>;
}

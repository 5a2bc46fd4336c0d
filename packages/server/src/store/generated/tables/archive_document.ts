// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ArchiveDocumentTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  document_title: string;
  document_status: number;
  project_id: string;
  folder_id: string;
  archive_kind: number | null;
  document_number: string | null;
  responsible: string | null;
  document_date: string | null;
  archive_medium: number;
  document_remark: string | null;
  volume_id: string | null;
  volume_order: number | null;
  page_count: number | null;
  page_from: number | null;
  page_to: number | null;
  document_file: JsonOrNull<FileItem>;
  archive_source: number;
  source_resource: string | null;
  source_id: string | null;
  file_hash: string | null;
  examined_at: string | null;
  examined_note: string | null;
  custom: JsonOrNull<unknown>;
}

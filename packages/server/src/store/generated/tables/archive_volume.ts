// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ArchiveVolumeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  volume_title: string;
  volume_status: number;
  volume_number: string;
  project_id: string;
  archive_kind: number;
  compiling_unit: string;
  archive_retention: number;
  archive_secrecy: number;
  compiler_id: string;
  begin_date: string | null;
  end_date: string | null;
  document_count: number | null;
  page_total: number | null;
  text_pages: number | null;
  drawing_pages: number | null;
  picture_pages: number | null;
  back_note: string | null;
  closer_id: string | null;
  closed_at: string | null;
  reopen_reason: string | null;
  handover_id: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface SampleHandlingTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  handling_name: string;
  handling_status: number;
  project_id: string;
  part_id: string | null;
  sample_id: string | null;
  lot_id: string | null;
  apply_id: string | null;
  failure: string;
  handling_way: number | null;
  way_result: number | null;
  way_on: string | null;
  way_body: string | null;
  way_number: string | null;
  way_note: string | null;
  way_files: JsonOrNull<FileItem[]>;
  close_opinion: string | null;
  signature: JsonOrNull<FileItem>;
  closer_id: string | null;
  closed_at: string | null;
  custom: JsonOrNull<unknown>;
}

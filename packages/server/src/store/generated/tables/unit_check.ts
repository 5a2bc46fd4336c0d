// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface UnitCheckTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  sheet_title: string;
  sheet_status: number;
  check_form: number;
  project_id: string;
  assessment_id: string;
  items: JsonOrNull<Values[]>;
  present_opinion: string | null;
  presented_by: string | null;
  presented_at: string | null;
  present_signature: JsonOrNull<FileItem>;
  conclude_opinion: string | null;
  concluded_by: string | null;
  concluded_at: string | null;
  conclude_signature: JsonOrNull<FileItem>;
  back_reason: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface DesignChangeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  change_title: string;
  change_status: number;
  change_number: string;
  change_kind: number;
  project_id: string;
  change_date: string;
  asked_by: string;
  content: string;
  files: JsonOrNull<FileItem[]>;
  confirmer_id: string;
  drawings: JsonOrNull<string[]>;
  parts: JsonOrNull<string[]>;
  folders: JsonOrNull<string[]>;
  quantities: JsonOrNull<Values[]>;
  cost_effect: string | null;
  delay_days: number | null;
  opinion: string | null;
  signature: JsonOrNull<FileItem>;
  confirmed_at: string | null;
  done_on: string | null;
  custom: JsonOrNull<unknown>;
}

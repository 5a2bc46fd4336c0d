// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface DiscloseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  disclose_title: string;
  project_id: string;
  disclose_type: number;
  disclose_date: string;
  discloser: string;
  status: number;
  content: string;
  attachments: JsonOrNull<FileItem[]>;
  signature: JsonOrNull<FileItem>;
  disclosed_at: string | null;
  custom: JsonOrNull<unknown>;
}

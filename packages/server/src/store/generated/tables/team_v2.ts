// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface TeamV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  team_name: string | null;
  status: number | null;
  project_id: string | null;
  trade: number | null;
  leader_id: string | null;
  entry_date: string | null;
  exit_date: string | null;
  files: JsonOrNull<FileItem[]>;
  remark: string | null;
  custom: JsonOrNull<unknown>;
  unit_id: string | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface TeamTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  team_name: string;
  status: number;
  project_id: string;
  trade: number;
  leader_id: string | null;
  entry_date: string | null;
  exit_date: string | null;
  files: JsonOrNull<FileItem[]>;
  remark: string | null;
  custom: JsonOrNull<unknown>;
  unit_id: string | null;
}

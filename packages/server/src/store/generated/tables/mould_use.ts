// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MouldUseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  use_name: string | null;
  project_id: string;
  mould_id: string;
  used_on: string;
  turns: number;
  part_id: string | null;
  team_id: string | null;
  condition: string | null;
  photos: JsonOrNull<FileItem[]>;
  custom: JsonOrNull<unknown>;
}

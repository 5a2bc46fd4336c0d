// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface PartyBranchTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  branch_name: string;
  status: number | null;
  branch_kind: number;
  project_id: string;
  superior: string | null;
  secretary: string;
  keeper_id: string;
  founded_on: string | null;
  elected_on: string | null;
  term_end: string | null;
  motto: string | null;
  introduction: string | null;
  picture: JsonOrNull<FileItem[]>;
  public_flag: boolean | null;
  carousel_count: number;
  public_code: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ConditionItemTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  condition_name: string;
  condition_state: number;
  condition_kind: number;
  project_id: string;
  release_id: string;
  proof_note: string | null;
  proof_files: JsonOrNull<FileItem[]>;
  proven_by: string | null;
  proven_at: string | null;
  release_until: string | null;
  release_reason: string | null;
  released_by: string | null;
  released_at: string | null;
  release_signature: JsonOrNull<FileItem>;
  custom: JsonOrNull<unknown>;
}

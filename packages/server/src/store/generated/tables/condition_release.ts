// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ConditionReleaseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  release_title: string;
  condition_status: number;
  key_step: number;
  project_id: string;
  part_id: string;
  task_id: string | null;
  remark: string | null;
  present_opinion: string | null;
  presented_by: string | null;
  presented_at: string | null;
  present_signature: JsonOrNull<FileItem>;
  valid_until: string | null;
  release_opinion: string | null;
  released_by: string | null;
  released_at: string | null;
  release_signature: JsonOrNull<FileItem>;
  back_reason: string | null;
  custom: JsonOrNull<unknown>;
}

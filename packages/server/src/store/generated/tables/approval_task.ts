// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { FileItem, JsonOrDefault, JsonOrNull, SignType, TaskKind } from '../../columns.ts';

export interface ApprovalTaskTable {
  task_id: string;
  instance_id: string;
  body_id: string | null;
  kind: TaskKind | null;
  owner_id: string | null;
  claimed_at: string | null;
  parent_task_id: string | null;
  sign_type: SignType | null;
  after_user_ids: Generated<string[]>;
  attachments: JsonOrDefault<FileItem[]>;
  signature: JsonOrNull<FileItem>;
  due_at: string | null;
  remind_at: string | null;
  escalate_at: string | null;
  acted_for: string | null;
}

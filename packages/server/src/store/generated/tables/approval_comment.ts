// Written by `npm run migration` from the database that the migrations make.
import type { CommentKind, FileItem, JsonOrDefault } from '../../columns.ts';

export interface ApprovalCommentTable {
  id: string;
  instance_id: string;
  task_id: string | null;
  account_id: string | null;
  kind: CommentKind;
  content: string;
  attachments: JsonOrDefault<FileItem[]>;
  created_at: string;
}

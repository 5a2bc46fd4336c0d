// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrDefault } from '../../columns.ts';

export interface RecordCommentTable {
  id: string;
  resource: string;
  record_id: string;
  author_id: string;
  author_name: string;
  text: string;
  files: JsonOrDefault<FileItem[]>;
  mentions: JsonOrDefault<unknown>;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
}

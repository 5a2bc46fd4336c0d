// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface NoticeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  notice_title: string;
  notice_type: number;
  status: number;
  published_at: string | null;
  content: string;
  attachments: JsonOrNull<FileItem[]>;
  audience: number;
  audience_orgs: JsonOrNull<string[]>;
  audience_posts: JsonOrNull<string[]>;
  audience_users: JsonOrNull<string[]>;
  audience_project: string | null;
  confirm_needed: boolean | null;
  custom: JsonOrNull<unknown>;
}

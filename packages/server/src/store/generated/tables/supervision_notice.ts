// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface SupervisionNoticeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  notice_title: string;
  notice_status: number;
  notice_number: string;
  notice_kind: number;
  project_id: string;
  part_id: string | null;
  lot_id: string | null;
  content: string;
  photos: JsonOrNull<FileItem[]>;
  replier_id: string;
  deadline: string;
  issued_by: string | null;
  issued_at: string | null;
  issue_signature: JsonOrNull<FileItem>;
  reply: string | null;
  reply_photos: JsonOrNull<FileItem[]>;
  reply_proof: JsonOrNull<Values[]>;
  replied_by: string | null;
  replied_at: string | null;
  reply_signature: JsonOrNull<FileItem>;
  review_opinion: string | null;
  reviewed_by: string | null;
  reviewed_at: string | null;
  review_signature: JsonOrNull<FileItem>;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface FeedbackTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  question_title: string | null;
  question_number: string | null;
  status: number | null;
  question_kind: number | null;
  question_subject: number | null;
  project_id: string | null;
  part: string | null;
  content: string | null;
  photos: JsonOrNull<FileItem[]>;
  attachments: JsonOrNull<FileItem[]>;
  asker_id: string | null;
  answerer_id: string | null;
  deadline: string | null;
  answer: string | null;
  answer_photos: JsonOrNull<FileItem[]>;
  answer_files: JsonOrNull<FileItem[]>;
  answered_at: string | null;
  satisfaction: number | null;
  opinion: string | null;
  closed_at: string | null;
  custom: JsonOrNull<unknown>;
  asked_on: string | null;
  term_kept: number | null;
  reopen_until: string | null;
  reopened_count: number | null;
  reopen_reason: string | null;
  reopened_at: string | null;
}

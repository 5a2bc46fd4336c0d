// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface EnquiryTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  question_title: string;
  question_number: string | null;
  status: number;
  question_kind: number;
  question_subject: number;
  project_id: string;
  part: string | null;
  content: string;
  photos: JsonOrNull<FileItem[]>;
  attachments: JsonOrNull<FileItem[]>;
  asker_id: string;
  answerer_id: string;
  deadline: string;
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

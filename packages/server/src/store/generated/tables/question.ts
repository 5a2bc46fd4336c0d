// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface QuestionTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  question: string;
  question_type: number;
  subject: number;
  level: number;
  difficulty: number;
  status: number;
  picture: JsonOrNull<FileItem[]>;
  option_a: string | null;
  option_b: string | null;
  option_c: string | null;
  option_d: string | null;
  option_e: string | null;
  option_f: string | null;
  answer: string;
  analysis: string | null;
  answered_count: number | null;
  wrong_count: number | null;
  wrong_rate: number | null;
  custom: JsonOrNull<unknown>;
}

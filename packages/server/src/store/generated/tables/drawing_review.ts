// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Values } from '../../columns.ts';

export interface DrawingReviewTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  review_name: string;
  review_status: number;
  project_id: string;
  review_date: string;
  drawings: Json<string[]>;
  participants: string;
  answerer_id: string;
  answer_due: string;
  questions: Json<Values[]>;
  unanswered_count: number | null;
  conclusion: string | null;
  signature: JsonOrNull<FileItem>;
  closer_id: string | null;
  closed_at: string | null;
  custom: JsonOrNull<unknown>;
}

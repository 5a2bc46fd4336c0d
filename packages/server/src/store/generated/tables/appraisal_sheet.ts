// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Values } from '../../columns.ts';

export interface AppraisalSheetTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  target_name: string;
  sheet_status: number;
  scorer_id: string;
  is_chair: boolean | null;
  plan_id: string;
  result_id: string;
  target_type: number;
  project_id: string | null;
  score_round: number | null;
  due_date: string;
  score: number | null;
  veto_count: number | null;
  lines: Json<Values[]>;
  proofs: JsonOrNull<FileItem[]>;
  comment_text: string | null;
  handed_at: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Values } from '../../columns.ts';

export interface PaperTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  paper_name: string;
  status: number;
  level: number;
  project_id: string | null;
  total_points: number;
  pass_points: number;
  duration_minutes: number;
  attempts: number;
  partial_rule: number;
  shuffled: boolean;
  shows_answers: boolean;
  certificate: boolean;
  certificate_months: number | null;
  draw_way: number;
  points_single: number;
  points_multiple: number;
  points_judgement: number;
  points_blank: number;
  draw_rules: JsonOrNull<Values[]>;
  question_ids: JsonOrNull<string[]>;
  question_count: number | null;
  published_at: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface SittingTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  person_name: string;
  status: number;
  paper_id: string;
  staff_id: string | null;
  account_id: string | null;
  project_id: string | null;
  attempt: number;
  due_date: string;
  started_at: string | null;
  ends_at: string | null;
  handed_at: string | null;
  hand_in_way: number | null;
  question_count: number | null;
  score: number | null;
  total_points: number | null;
  result: number | null;
  marker_id: string | null;
  certificate_number: string | null;
  certificate_until: string | null;
  device: string | null;
  custom: JsonOrNull<unknown>;
}

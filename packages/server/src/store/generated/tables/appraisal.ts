// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface AppraisalTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  target_name: string;
  appraisal_status: number;
  score: number | null;
  grade: number | null;
  plan_id: string;
  appraisal_kind: number;
  target_type: number;
  unit_id: string | null;
  project_id: string | null;
  person_id: string | null;
  sheets_total: number | null;
  sheets_handed: number | null;
  score_round: number | null;
  given_score: number | null;
  veto_reasons: string | null;
  first_score: number | null;
  approver_id: string | null;
  approve_opinion: string | null;
  approved_at: string | null;
  publicity_until: string | null;
  objection: string | null;
  objection_files: JsonOrNull<FileItem[]>;
  objected_by: string | null;
  objected_at: string | null;
  decision: string | null;
  custom: JsonOrNull<unknown>;
}

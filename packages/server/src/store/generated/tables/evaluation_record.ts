// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface EvaluationRecordTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  target_name: string | null;
  appraisal_status: number | null;
  score: number | null;
  grade: number | null;
  plan_id: string | null;
  appraisal_kind: number | null;
  target_type: number | null;
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

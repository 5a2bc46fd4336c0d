// Written by `npm run migration` from the database that the migrations make.
import type { Json, JsonOrNull, Values } from '../../columns.ts';

export interface AppraisalPlanTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  plan_name: string;
  appraisal_plan_status: number;
  appraisal_kind: number;
  template_id: string;
  project_id: string | null;
  begin_date: string;
  end_date: string;
  due_date: string;
  target_type: number;
  unit_ids: JsonOrNull<string[]>;
  project_ids: JsonOrNull<string[]>;
  person_ids: JsonOrNull<string[]>;
  scorer_ids: Json<string[]>;
  chair_id: string | null;
  approver_id: string;
  sections: JsonOrNull<Values[]>;
  items: JsonOrNull<Values[]>;
  bands: JsonOrNull<Values[]>;
  scorer_rule: number | null;
  least_scorers: number | null;
  chair_share: number | null;
  veto_effect: number | null;
  guaranteed_floor: number | null;
  zero_fails: boolean | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

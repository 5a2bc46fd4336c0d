// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Values } from '../../columns.ts';

export interface AppraisePlanTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  plan_name: string | null;
  appraisal_plan_status: number | null;
  appraisal_kind: number | null;
  template_id: string | null;
  project_id: string | null;
  begin_date: string | null;
  end_date: string | null;
  due_date: string | null;
  target_type: number | null;
  unit_ids: JsonOrNull<string[]>;
  project_ids: JsonOrNull<string[]>;
  person_ids: JsonOrNull<string[]>;
  scorer_ids: JsonOrNull<string[]>;
  chair_id: string | null;
  approver_id: string | null;
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

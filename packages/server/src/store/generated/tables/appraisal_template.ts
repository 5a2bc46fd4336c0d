// Written by `npm run migration` from the database that the migrations make.
import type { Json, JsonOrNull, Values } from '../../columns.ts';

export interface AppraisalTemplateTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  template_name: string;
  target_type: number;
  standard: string | null;
  sections: Json<Values[]>;
  items: Json<Values[]>;
  bands: Json<Values[]>;
  scorer_rule: number;
  least_scorers: number;
  chair_share: number | null;
  veto_effect: number;
  guaranteed_floor: number | null;
  zero_fails: boolean | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

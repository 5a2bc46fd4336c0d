// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface RuleV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  rule_name: string | null;
  rule_code: string | null;
  kind: number | null;
  points: number | null;
  category: number | null;
  enabled: boolean | null;
  basis: string | null;
  custom: JsonOrNull<unknown>;
}

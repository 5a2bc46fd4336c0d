// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface RuleTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  rule_name: string;
  rule_code: string;
  kind: number;
  points: number;
  category: number;
  enabled: boolean | null;
  basis: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AgeruleTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  rule_name: string;
  region: string | null;
  gender: number | null;
  trade: number | null;
  age: number;
  effect: number;
  from_date: string;
  confirmed: boolean | null;
  basis: string | null;
  custom: JsonOrNull<unknown>;
}

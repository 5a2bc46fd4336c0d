// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface InsuredPersonTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  policy_id: string;
  covered_from: string | null;
  covered_to: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface QualityPostTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  account_id: string;
  post: number;
  project_id: string;
  unit_name: string | null;
  certificate_number: string | null;
  from_on: string | null;
  to_on: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface FundAccountTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  project_id: string;
  planned_total: string | null;
  granted_total: string | null;
  paid_total: string | null;
  balance: string | null;
  papers: number | null;
  custom: JsonOrNull<unknown>;
}

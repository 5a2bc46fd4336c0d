// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface CostPlanTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  cost_name: string;
  project_id: string;
  cost_item: number;
  planned_amount: string;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

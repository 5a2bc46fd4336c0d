// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface SampleLotTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  lot_name: string;
  lot_status: number;
  project_id: string;
  lot_curing: number;
  strength_grade: number;
  design_age: number;
  mix_number: string | null;
  volume: number;
  batches: number | null;
  shifts: number | null;
  floors: number | null;
  lot_method: number | null;
  judged_groups: number | null;
  mean_strength: number | null;
  required_mean: number | null;
  least_strength: number | null;
  required_least: number | null;
  deviation: number | null;
  judge_note: string | null;
  judge_id: string | null;
  judged_at: string | null;
  custom: JsonOrNull<unknown>;
}

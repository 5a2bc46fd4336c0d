// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Values } from '../../columns.ts';

export interface MeasurementTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  place: string;
  standard_id: string;
  measure_status: number;
  project_id: string;
  part_id: string;
  team_id: string | null;
  measured_on: string;
  tool_id: string | null;
  again_id: string | null;
  design_value: number | null;
  points: Json<Values[]>;
  plan_id: string | null;
  photos: JsonOrNull<FileItem[]>;
  point_count: number | null;
  passed_count: number | null;
  pass_rate: number | null;
  burst_count: number | null;
  worst_deviation: number | null;
  basis: string | null;
  judged_lower: number | null;
  judged_upper: number | null;
  rectifier_id: string;
  rectify_by: string | null;
  custom: JsonOrNull<unknown>;
}

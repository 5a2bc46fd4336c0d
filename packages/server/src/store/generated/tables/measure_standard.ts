// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface MeasureStandardTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  item_name: string;
  item_code: string;
  trade: number;
  standard: string | null;
  measure_kind: number;
  method: string | null;
  unit: string;
  lower_limit: number | null;
  upper_limit: number | null;
  pass_share: number;
  worst_factor: number | null;
  point_number: number;
  orders_all: boolean | null;
  measure_confirmed: number;
  confirmed_by: string | null;
  confirmed_at: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MeasureToolTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  tool_name: string;
  tool_number: string;
  tool_status: number;
  measuring_range: string | null;
  calibrated_on: string;
  valid_until: string;
  certificate: JsonOrNull<FileItem[]>;
  keeper_id: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface QualityPointTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  point_name: string;
  project_id: string | null;
  point_type: number;
  device_number: string | null;
  position: string | null;
  requirement: string | null;
  custom: JsonOrNull<unknown>;
}

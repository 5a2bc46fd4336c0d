// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AppraisalItemTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  item: string;
  appraisal_item_status: number;
  target_type: number;
  appraisal_field: number;
  section: string;
  item_kind: number;
  full_points: number | null;
  criterion: string | null;
  clause: string | null;
  needs_proof: boolean | null;
  custom: JsonOrNull<unknown>;
}

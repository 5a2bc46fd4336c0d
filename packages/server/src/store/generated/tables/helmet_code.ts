// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface HelmetCodeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  code_text: string;
  status: number;
  helmet_id: string | null;
  bound_at: string | null;
  batch_id: string;
  project_id: string;
  void_reason: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface WarrantyTermTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  term_name: string | null;
  warranty_status: number;
  project_id: string;
  part_id: string | null;
  warranty_kind: number;
  accepted_on: string;
  term_length: number;
  ends_on: string | null;
  keeper_id: string;
  reminded_on: string | null;
  custom: JsonOrNull<unknown>;
}

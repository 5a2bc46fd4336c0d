// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface HelmetBindingTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  helmet_id: string;
  staff_id: string;
  state: number;
  bound_at: string;
  ended_at: string | null;
  ended_how: number | null;
  project_id: string;
  device_id: string;
  bound_by: string | null;
  ended_by: string | null;
  note: string | null;
  custom: JsonOrNull<unknown>;
}

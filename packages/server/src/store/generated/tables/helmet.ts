// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface HelmetTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  helmet_number: string;
  status: number;
  staff_id: string | null;
  device_id: string;
  project_id: string;
  colour: string | null;
  bought_on: string | null;
  expires_on: string | null;
  handed_at: string | null;
  handed_by: string | null;
  note: string | null;
  custom: JsonOrNull<unknown>;
  code_id: string | null;
}

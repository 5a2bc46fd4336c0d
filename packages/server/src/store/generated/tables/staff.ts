// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface StaffTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  name: string;
  gender: number | null;
  phone_number: string;
  id_card: string | null;
  education: number | null;
  project_id: string | null;
  trade: number;
  entry_date: string | null;
  status: number;
  custom: JsonOrNull<unknown>;
}

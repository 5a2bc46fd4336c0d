// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface AttendanceShiftTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  shift_name: string;
  status: number;
  begins: string;
  ends: string;
  pause_from: string | null;
  pause_to: string | null;
  custom: JsonOrNull<unknown>;
}

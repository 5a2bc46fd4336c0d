// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface GatePassTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  project_id: string;
  state: number;
  reason: number | null;
  reason_text: string | null;
  by_face: boolean;
  card_number: string | null;
  by_code: boolean;
  pass_code: string | null;
  face_file: string | null;
  list_version: number;
  changed_at: string | null;
  deleted_at: string | null;
  custom: JsonOrNull<unknown>;
}

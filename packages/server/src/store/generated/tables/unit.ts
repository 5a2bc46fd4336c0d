// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface UnitTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  unit_name: string;
  licence_state: number | null;
  next_expiry: string | null;
  credit_code: string;
  unit_kind: number;
  scope_of_work: string | null;
  registered_capital: number | null;
  founded_on: string | null;
  region: string | null;
  unit_address: string | null;
  business_until: string | null;
  qualification: string | null;
  qualification_grade: number | null;
  qualification_number: string | null;
  qualification_until: string | null;
  safety_licence_number: string | null;
  safety_licence_until: string | null;
  keeper_id: string | null;
  licence_files: JsonOrNull<FileItem[]>;
  legal_person: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

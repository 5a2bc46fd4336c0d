// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface SupplyUnitTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  unit_name: string | null;
  licence_state: number | null;
  next_expiry: string | null;
  credit_code: string | null;
  unit_kind: number | null;
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

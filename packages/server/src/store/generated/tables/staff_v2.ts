// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface StaffV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  name: string | null;
  gender: number | null;
  phone_number: string | null;
  id_card: string | null;
  education: number | null;
  project_id: string | null;
  trade: number | null;
  entry_date: string | null;
  status: number | null;
  custom: JsonOrNull<unknown>;
  birth_date: string | null;
  nation: string | null;
  id_address: string | null;
  id_authority: string | null;
  id_valid_from: string | null;
  id_valid_to: string | null;
  photo: JsonOrNull<FileItem[]>;
  id_photos: JsonOrNull<FileItem[]>;
  marital_status: number | null;
  emergency_name: string | null;
  emergency_phone: string | null;
  team_id: string | null;
  contract_kind: number | null;
  contract_from: string | null;
  contract_to: string | null;
  contract_files: JsonOrNull<FileItem[]>;
  insurance_kind: number | null;
  commitment_files: JsonOrNull<FileItem[]>;
  bank_name: string | null;
  bank_card: string | null;
  checked_by: string | null;
  checked_at: string | null;
  exit_date: string | null;
  settlement: number | null;
  exit_reason: string | null;
  account_id: string | null;
  form_photos: JsonOrNull<FileItem[]>;
}

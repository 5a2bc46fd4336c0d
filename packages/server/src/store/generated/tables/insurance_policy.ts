// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface InsurancePolicyTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  policy_number: string;
  policy_status: number;
  cover_state: number | null;
  insurance_kind: number;
  project_id: string;
  insurer: string;
  policy_holder: string | null;
  starts_on: string;
  ends_on: string;
  insurance_mode: number;
  keeper_id: string;
  policy_files: JsonOrNull<FileItem[]>;
  insured_amount: string | null;
  person_amount: string | null;
  premium: string | null;
  claimed_total: string | null;
  surrender_reason: string | null;
  incident_at: string | null;
  incident_place: string | null;
  injured_id: string | null;
  incident_text: string | null;
  incident_photos: JsonOrNull<FileItem[]>;
  custom: JsonOrNull<unknown>;
  accident_id: string | null;
}

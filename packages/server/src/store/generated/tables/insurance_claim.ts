// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface InsuranceClaimTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  claim_title: string;
  claim_status: number;
  policy_id: string;
  project_id: string;
  incident_at: string;
  incident_place: string;
  injured_id: string | null;
  incident_text: string;
  incident_photos: JsonOrNull<FileItem[]>;
  reported_at: string | null;
  is_late: boolean | null;
  keeper_id: string | null;
  claim_number: string | null;
  materials_due: string | null;
  assessed_amount: string | null;
  paid_amount: string | null;
  paid_on: string | null;
  claim_files: JsonOrNull<FileItem[]>;
  claim_note: string | null;
  custom: JsonOrNull<unknown>;
  accident_id: string | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ApplicationTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  apply_number: string;
  site: number;
  status: number;
  applicant_kind: number;
  applicant_name: string;
  credit_code: string | null;
  identity_number: string | null;
  contact_name: string;
  phone_number: string;
  purpose: number;
  project_name: string;
  region: string;
  project_address: string;
  begin_date: string;
  end_date: string;
  reason: string | null;
  attachments: JsonOrNull<FileItem[]>;
  review_opinion: string | null;
  reviewer_id: string | null;
  reviewed_at: string | null;
  custom: JsonOrNull<unknown>;
}

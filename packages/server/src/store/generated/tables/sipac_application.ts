// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface SipacApplicationTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  apply_number: string | null;
  site: number | null;
  status: number | null;
  applicant_kind: number | null;
  applicant_name: string | null;
  credit_code: string | null;
  identity_number: string | null;
  contact_name: string | null;
  phone_number: string | null;
  purpose: number | null;
  project_name: string | null;
  region: string | null;
  project_address: string | null;
  begin_date: string | null;
  end_date: string | null;
  reason: string | null;
  attachments: JsonOrNull<FileItem[]>;
  review_opinion: string | null;
  reviewer_id: string | null;
  reviewed_at: string | null;
  custom: JsonOrNull<unknown>;
}

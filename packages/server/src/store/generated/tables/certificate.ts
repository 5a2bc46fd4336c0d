// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface CertificateTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  certificate_number: string;
  status: number;
  holder_kind: number;
  staff_id: string | null;
  unit_name: string | null;
  project_id: string | null;
  kind: number;
  trade: number | null;
  authority: string | null;
  files: JsonOrNull<FileItem[]>;
  valid_from: string;
  valid_to: string | null;
  review_due: string | null;
  reviewed_on: string | null;
  keeper_id: string | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface FaceConsentTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  status: number | null;
  project_id: string;
  signed_on: string;
  way: number;
  alternative: number;
  guardian: string | null;
  papers: JsonOrNull<FileItem[]>;
  signature: JsonOrNull<FileItem>;
  consent_version: string | null;
  consent_text: string | null;
  face: JsonOrNull<FileItem[]>;
  withdrawn_on: string | null;
  withdrawn_reason: string | null;
  deleted_on: string | null;
  deleted_count: number | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull } from '../../columns.ts';

export interface PersonRegistrationTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  register_number: string;
  site: number;
  status: number;
  person_name: string;
  identity_number: string;
  phone_number: string;
  photo: Json<FileItem[]>;
  identity_pictures: Json<FileItem[]>;
  company_name: string;
  trade: number;
  certificates: JsonOrNull<FileItem[]>;
  review_opinion: string | null;
  reviewer_id: string | null;
  reviewed_at: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull } from '../../columns.ts';

export interface MaterialCheckTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  material_name: string | null;
  project_id: string;
  apply_id: string;
  batch_number: string | null;
  unit: number | null;
  checked_on: string;
  counted_quantity: number;
  certificate_result: number;
  appearance_result: number;
  photos: Json<FileItem[]>;
  conclusion: number;
  accepted_quantity: number | null;
  opinion: string | null;
  signature: Json<FileItem>;
  custom: JsonOrNull<unknown>;
}

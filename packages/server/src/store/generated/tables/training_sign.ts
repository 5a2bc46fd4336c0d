// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface TrainingSignTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  training_id: string;
  sign_way: number;
  signed_at: string | null;
  hours: number | null;
  photo: JsonOrNull<FileItem[]>;
  signature: JsonOrNull<FileItem>;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Values } from '../../columns.ts';

export interface MedicalTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  staff_id: string;
  kind: number;
  conclusion: number;
  exam_date: string;
  hazard: number;
  valid_to: string | null;
  institution: string | null;
  unfit_for: JsonOrNull<Values[]>;
  project_id: string | null;
  report: JsonOrNull<FileItem[]>;
  keeper_id: string | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

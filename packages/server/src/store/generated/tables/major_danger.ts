// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MajorDangerTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  danger_title: string;
  danger_status: number;
  criterion: number;
  project_id: string;
  part_id: string | null;
  task_id: string | null;
  found_on: string;
  description: string;
  photos: JsonOrNull<FileItem[]>;
  risk_id: string | null;
  order_id: string | null;
  rectifier_id: string;
  verifier_id: string;
  deadline: string;
  supervised_by: string | null;
  told_people: JsonOrNull<string[]>;
  measure: string | null;
  result_photos: JsonOrNull<FileItem[]>;
  corrected_at: string | null;
  verify_opinion: string | null;
  signature: JsonOrNull<FileItem>;
  closed_at: string | null;
  custom: JsonOrNull<unknown>;
}

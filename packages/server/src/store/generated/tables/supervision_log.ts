// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface SupervisionLogTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  diary_name: string | null;
  diary_date: string;
  log_kind: number;
  project_id: string;
  part_id: string | null;
  weather: string | null;
  temperature_max: number | null;
  temperature_min: number | null;
  wind: string | null;
  progress: string;
  rounds: string | null;
  inspections: string | null;
  problems: string | null;
  orders: string | null;
  photos: JsonOrNull<FileItem[]>;
  diary_status: number;
  author_id: string | null;
  late_days: number | null;
  late_flag: boolean | null;
  signature: JsonOrNull<FileItem>;
  signed_at: string | null;
  reviewer_id: string | null;
  reviewed_at: string | null;
  review_opinion: string | null;
  custom: JsonOrNull<unknown>;
}

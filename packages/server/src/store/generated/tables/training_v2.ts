// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface TrainingV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  training_name: string | null;
  status: number | null;
  training_kind: number | null;
  project_id: string | null;
  training_date: string | null;
  hours: number | null;
  trade: number | null;
  place: string | null;
  trainer: string | null;
  organiser_id: string | null;
  staff_ids: JsonOrNull<string[]>;
  content: string | null;
  course_ids: JsonOrNull<string[]>;
  paper_id: string | null;
  photos: JsonOrNull<FileItem[]>;
  attachments: JsonOrNull<FileItem[]>;
  signed_count: number | null;
  summary: string | null;
  signature: JsonOrNull<FileItem>;
  held_at: string | null;
  custom: JsonOrNull<unknown>;
}

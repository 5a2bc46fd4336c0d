// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface TrainingTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  training_name: string;
  status: number;
  training_kind: number;
  project_id: string;
  training_date: string;
  hours: number;
  trade: number | null;
  place: string | null;
  trainer: string;
  organiser_id: string | null;
  staff_ids: JsonOrNull<string[]>;
  content: string;
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

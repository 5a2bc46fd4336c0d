// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Place, Values } from '../../columns.ts';

export interface ConcealRequestTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  request_title: string;
  conceal_status: number;
  conceal_kind: number;
  project_id: string;
  part_id: string;
  lot_id: string | null;
  task_id: string | null;
  content: string;
  drawing_number: string | null;
  supervisor_id: string;
  planned_at: string;
  photos: JsonOrNull<FileItem[]>;
  photo_at: string | null;
  photo_place: JsonOrNull<Place>;
  photo_proof: JsonOrNull<Values[]>;
  notified_by: string | null;
  notified_at: string | null;
  postponed_reason: string | null;
  postponed_at: string | null;
  accept_opinion: string | null;
  accept_photos: JsonOrNull<FileItem[]>;
  accepted_by: string | null;
  accepted_at: string | null;
  accept_signature: JsonOrNull<FileItem>;
  custom: JsonOrNull<unknown>;
}

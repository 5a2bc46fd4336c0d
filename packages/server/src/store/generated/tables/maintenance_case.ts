// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MaintenanceCaseTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  case_title: string;
  maintenance_status: number;
  project_id: string;
  part_id: string | null;
  room_name: string | null;
  warranty_kind: number;
  reported_on: string;
  reporter: string;
  reporter_phone: string | null;
  description: string;
  photos: JsonOrNull<FileItem[]>;
  warranty_cover: number | null;
  cover_until: string | null;
  cover_note: string | null;
  repairer_id: string | null;
  repair_unit: string | null;
  repair_due: string | null;
  repaired_on: string | null;
  repair_work: string | null;
  repair_photos: JsonOrNull<FileItem[]>;
  repair_cost: string | null;
  satisfaction: number | null;
  visit_note: string | null;
  closed_at: string | null;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface HouseDefectTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  order_title: string;
  status: number;
  danger_level: number;
  project_id: string | null;
  house_id: string;
  room: string | null;
  plan_id: string | null;
  pin_x: number | null;
  pin_y: number | null;
  photos: JsonOrNull<FileItem[]>;
  rectifier_id: string;
  inspector_id: string;
  deadline: string;
  measure: string | null;
  result_photos: JsonOrNull<FileItem[]>;
  corrected_at: string | null;
  recheck_opinion: string | null;
  signature: JsonOrNull<FileItem>;
  closed_at: string | null;
  custom: JsonOrNull<unknown>;
}

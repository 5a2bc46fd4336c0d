// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull, Place, Values } from '../../columns.ts';

export interface StationRecordTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  record_title: string;
  record_status: number;
  station_kind: number;
  record_number: string | null;
  project_id: string;
  part_id: string;
  request_id: string | null;
  begin_at: string;
  end_at: string;
  weather: string | null;
  works: string;
  quantity: number | null;
  quantity_unit: string | null;
  problems: string | null;
  photos: JsonOrNull<FileItem[]>;
  photo_place: JsonOrNull<Place>;
  photo_proof: JsonOrNull<Values[]>;
  signed_by: string | null;
  signed_at: string | null;
  late_hours: number | null;
  signature: JsonOrNull<FileItem>;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, Json, JsonOrNull, Values } from '../../columns.ts';

export interface MeasureSheetTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  sheet_name: string;
  measure_number: string;
  measure_status: number;
  item_id: string;
  contract_id: string | null;
  project_id: string | null;
  measured_on: string;
  lines: Json<Values[]>;
  quantity: number | null;
  sheet_amount: string | null;
  measure_photos: JsonOrNull<FileItem[]>;
  certified_by: string | null;
  certified_at: string | null;
  certificate_id: string | null;
  returned_reason: string | null;
  custom: JsonOrNull<unknown>;
}

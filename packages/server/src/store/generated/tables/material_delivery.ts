// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MaterialDeliveryTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  material_name: string | null;
  delivery_status: number;
  project_id: string;
  order_id: string;
  batch_number: string;
  delivery_number: string;
  delivered_quantity: number;
  arrival_date: string;
  position: string | null;
  receiver_id: string | null;
  specification: string | null;
  unit: number | null;
  material_kind: number | null;
  supplier_name: string | null;
  ticket_number: string | null;
  vehicle_license: string | null;
  gross_weight: number | null;
  tare_weight: number | null;
  ticket_photos: JsonOrNull<FileItem[]>;
  certificate_number: string | null;
  certificates: JsonOrNull<FileItem[]>;
  accepted_quantity: number | null;
  decided_at: string | null;
  return_note: string | null;
  return_photos: JsonOrNull<FileItem[]>;
  left_by: string | null;
  left_at: string | null;
  custom: JsonOrNull<unknown>;
  delivery_name: string | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface DeviceRepairTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  repair_number: string;
  device_id: string;
  reported_at: string;
  reporter: string | null;
  fault_description: string;
  fault_images: JsonOrNull<FileItem[]>;
  repair_status: number;
  repairer: string | null;
  repaired_at: string | null;
  repair_content: string | null;
  replaced_parts: string | null;
  repair_cost: string | null;
  custom: JsonOrNull<unknown>;
}

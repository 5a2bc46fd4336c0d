// Written by `npm run migration` from the database that the migrations make.
import type { Address, FileItem, Json, JsonOrNull } from '../../columns.ts';

export interface ProjectTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  project_name: string;
  third_number: string | null;
  project_phase: number;
  construction_type: number | null;
  construction_nature: number | null;
  project_address: Json<Address>;
  begin_time: string;
  end_time: string | null;
  contract_price: string | null;
  floor_area: number | null;
  project_manager: string | null;
  manager_phone: string | null;
  owner_company: string | null;
  supervisor_company: string | null;
  remark: string | null;
  project_files: JsonOrNull<FileItem[]>;
  project_images: JsonOrNull<FileItem[]>;
  custom: JsonOrNull<unknown>;
}

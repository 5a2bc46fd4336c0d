// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MaterialTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  material_name: string;
  specification: string;
  batch_number: string;
  supplier_name: string;
  quantity: number;
  unit: number;
  arrival_date: string;
  project_id: string;
  position: string | null;
  public_flag: boolean;
  public_code: string | null;
  certificates: JsonOrNull<FileItem[]>;
  acceptance_status: number;
  acceptance_opinion: string | null;
  acceptor_id: string | null;
  accepted_at: string | null;
  custom: JsonOrNull<unknown>;
  material_kind: number | null;
  apply_id: string | null;
  used_quantity: number | null;
  stock_quantity: number | null;
  recalled: boolean | null;
  batch_name: string | null;
}

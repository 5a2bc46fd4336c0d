// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface MouldTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  mould_name: string;
  mould_status: number;
  mould_number: string;
  project_id: string;
  mould_kind: number;
  specification: string | null;
  supplier: string | null;
  arrived_on: string | null;
  photos: JsonOrNull<FileItem[]>;
  turns_allowed: number;
  turns_used: number | null;
  last_used: string | null;
  withdrawn_by_turns: boolean | null;
  check_result: string | null;
  custom: JsonOrNull<unknown>;
}

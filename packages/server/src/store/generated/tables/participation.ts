// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ParticipationTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  unit_id: string;
  status: number;
  project_id: string;
  role: number;
  work_scope: string;
  contract_number: string | null;
  contract_amount: string | null;
  contract_signed: string | null;
  contract_files: JsonOrNull<FileItem[]>;
  enter_date: string | null;
  exit_date: string | null;
  exit_reason: string | null;
  manager_id: string | null;
  technical_id: string | null;
  officer_ids: JsonOrNull<string[]>;
  head_count: number | null;
  officers_needed: number | null;
  officer_shortage: number | null;
  officer_state: number | null;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

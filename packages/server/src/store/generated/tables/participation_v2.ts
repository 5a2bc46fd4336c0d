// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ParticipationV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  unit_id: string | null;
  status: number | null;
  project_id: string | null;
  role: number | null;
  work_scope: string | null;
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

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface ProjectBankTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  project_name: string | null;
  project_id: string | null;
  labour_state: number | null;
  project_phase: number | null;
  on_site_count: number | null;
  manager_count: number | null;
  worker_count: number | null;
  team_count: number | null;
  contract_count: number | null;
  contract_ratio: number | null;
  labour_officer_id: string | null;
  officer_phone: string | null;
  pay_day: number | null;
  minimum_wage: string | null;
  authority: string | null;
  authority_phone: string | null;
  inspection_phone: string | null;
  arbitration: string | null;
  legal_aid: string | null;
  posted_on: string | null;
  posted_photos: JsonOrNull<FileItem[]>;
  remark: string | null;
  custom: JsonOrNull<unknown>;
}

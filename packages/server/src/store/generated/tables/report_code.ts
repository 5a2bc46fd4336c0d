// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ReportCodeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  our_label: string | null;
  status: number;
  table_name: string | null;
  our_code: number | null;
  their_code: string | null;
  platform_id: string;
  custom: JsonOrNull<unknown>;
}

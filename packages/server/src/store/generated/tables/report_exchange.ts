// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull } from '../../columns.ts';

export interface ReportExchangeTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  method: string;
  outcome: number;
  exchanged_at: string;
  answer: string | null;
  personal_sent: string | null;
  milliseconds: number | null;
  request_id: string | null;
  entry_id: string | null;
  project_id: string;
  target_id: string;
  custom: JsonOrNull<unknown>;
}

// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface BlacklistTable {
  id: string;
  org_id: string | null;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
  version: number;
  listed_name: string;
  status: number;
  kind: number;
  staff_id: string | null;
  id_card: string | null;
  credit_code: string | null;
  reason: number;
  facts: string;
  evidence: JsonOrNull<FileItem[]>;
  notice_date: string | null;
  from_date: string | null;
  to_date: string | null;
  contact_id: string | null;
  objection: string | null;
  decision: string | null;
  custom: JsonOrNull<unknown>;
}

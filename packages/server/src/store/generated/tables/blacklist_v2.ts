// Written by `npm run migration` from the database that the migrations make.
import type { FileItem, JsonOrNull } from '../../columns.ts';

export interface BlacklistV2Table {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  listed_name: string | null;
  status: number | null;
  kind: number | null;
  staff_id: string | null;
  id_card: string | null;
  credit_code: string | null;
  reason: number | null;
  facts: string | null;
  evidence: JsonOrNull<FileItem[]>;
  notice_date: string | null;
  from_date: string | null;
  to_date: string | null;
  contact_id: string | null;
  objection: string | null;
  decision: string | null;
  custom: JsonOrNull<unknown>;
}

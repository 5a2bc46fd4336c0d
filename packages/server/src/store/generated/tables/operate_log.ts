// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Values } from '../../columns.ts';

export interface OperateLogTable {
  id: string | null;
  org_id: string | null;
  created_at: string | null;
  created_by: string | null;
  updated_at: string | null;
  updated_by: string | null;
  version: number | null;
  actor_name: string | null;
  action: string | null;
  subject: string | null;
  subject_title: string | null;
  subject_id: string | null;
  ip: string | null;
  request_id: string | null;
  at: string | null;
  changes: JsonOrNull<Values[]>;
}

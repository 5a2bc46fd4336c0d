// Written by `npm run migration` from the database that the migrations make.
import type { JsonOrNull, Values } from '../../columns.ts';

export interface AuditEntryTable {
  id: string;
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  org_id: string | null;
  action: string;
  subject: string;
  subject_id: string | null;
  before: JsonOrNull<Values>;
  after: JsonOrNull<Values>;
  ip: string | null;
  request_id: string | null;
  title: string | null;
  for_id: string | null;
  for_name: string | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { Json, Label } from '../../columns.ts';

export interface MessageEscalationTable {
  id: string;
  company_id: string;
  rule_id: string;
  step: number;
  due_at: string;
  resource: string;
  record_id: string;
  state: number | null;
  title: Json<Label>;
  link: string | null;
  org_id: string;
  account_ids: string[];
  created_at: string;
}

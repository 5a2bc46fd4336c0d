// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';
import type { JsonOrDefault, JsonOrNull, Label, Values } from '../../columns.ts';

export interface ApprovalInstanceTable {
  instance_id: string;
  form_variables: JsonOrDefault<Values>;
  suspended: Generated<boolean>;
  verdict: number | null;
  reason: string | null;
  starter_id: string | null;
  request_key: string | null;
  business_resource: string | null;
  carried_out_at: string | null;
  carry_failure: JsonOrNull<Label | null>;
}

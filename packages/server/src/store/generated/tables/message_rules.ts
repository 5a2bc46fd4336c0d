// Written by `npm run migration` from the database that the migrations make.
import type { Json, MessageRule } from '../../columns.ts';

export interface MessageRulesTable {
  company_id: string;
  rules: Json<MessageRule[]>;
  version: number;
  updated_at: string;
  updated_by: string | null;
}

// Written by `npm run migration` from the database that the migrations make.
import type { Json, RuleSettings } from '../../columns.ts';

export interface ApprovalRuleTable {
  id: string;
  model_id: string | null;
  definition_id: string | null;
  task_key: string;
  type: number;
  settings: Json<RuleSettings>;
}

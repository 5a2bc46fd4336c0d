// Written by `npm run migration` from the database that the migrations make.
import type { Generated } from 'kysely';

export interface ProcessTaskTable {
  id: string;
  instance_id: string;
  name: string;
  definition_key: string;
  result: number;
  reason: string | null;
  assignee_id: string | null;
  created_at: string;
  ended_at: string | null;
  execution_id: string | null;
  body_id: string | null;
  description: string | null;
  assignee: string | null;
  owner: string | null;
  candidate_users: Generated<string[]>;
  candidate_groups: Generated<string[]>;
  due_at: string | null;
  follow_up_at: string | null;
  priority: Generated<number>;
  form_key: string | null;
}

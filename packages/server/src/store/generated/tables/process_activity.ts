// Written by `npm run migration` from the database that the migrations make.
import type { Generated, GeneratedAlways } from 'kysely';

export interface ProcessActivityTable {
  number: GeneratedAlways<number>;
  instance_id: string;
  key: string;
  type: string;
  task_id: string | null;
  started_at: string;
  ended_at: string | null;
  outgoing: Generated<string[]>;
  visit: string | null;
  scope: string | null;
  cancelled: Generated<boolean>;
  started_order: number | null;
  ended_order: number | null;
  called_instance_id: string | null;
}

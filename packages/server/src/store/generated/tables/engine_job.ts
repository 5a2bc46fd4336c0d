// Written by `npm run migration` from the database that the migrations make.
import type { GeneratedAlways } from 'kysely';
import type { JsonOrNull } from '../../columns.ts';

export interface EngineJobTable {
  id: string;
  number: GeneratedAlways<number>;
  root_id: string | null;
  instance_id: string | null;
  start_id: string | null;
  visit: string | null;
  node: string;
  kind: string;
  due_at: string;
  retries: number;
  retry_cycle: string | null;
  payload: JsonOrNull<unknown>;
  error: string | null;
  failed_at: string | null;
  company: string;
  error_en: string | null;
}

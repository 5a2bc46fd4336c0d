import type { Kysely } from 'kysely';
import type { Handler } from '../handler/index.ts';
import { instanceHandlers } from './instance-handlers.ts';
import { modelHandlers } from './model-handlers.ts';

/** The code behind every call of processes. */
export function processHandlers(db: Kysely<unknown>): Handler[] {
  return [...modelHandlers(db), ...instanceHandlers(db)];
}

export { hashDrawing } from './deploy.ts';
export { processTables } from './tables.ts';

import type { Kysely } from 'kysely';
import type { Handler } from '../../../handler/index.ts';
import { fenceHandlers } from './fence-handlers.ts';
import { projectHandlers } from './project-handlers.ts';
import { workPointHandlers } from './work-point-handlers.ts';

export interface FenceDeps {
  db: Kysely<unknown>;
  /** Signs addresses of files. */
  fileKey: () => Promise<Uint8Array>;
}

/** The code behind fences of projects and the project calls around them. */
export function projectFenceHandlers({ db, fileKey }: FenceDeps): Handler[] {
  return [...fenceHandlers(db), ...projectHandlers(db, fileKey), ...workPointHandlers(db)];
}

import type { Handler } from '../../../handler/index.ts';
import type { Db } from '../../../store/index.ts';
import { fenceHandlers } from './fence-handlers.ts';
import { sitePlanHandlers } from './site-plan-handlers.ts';
import { projectHandlers } from './project-handlers.ts';
import { workPointHandlers } from './work-point-handlers.ts';

export interface FenceDeps {
  db: Db;
  /** Key that signs file addresses. */
  fileKey: () => Promise<Uint8Array>;
}

/** Returns the handlers of project fences, project calls, work points and site plans. */
export function projectFenceHandlers({ db, fileKey }: FenceDeps): Handler[] {
  return [...fenceHandlers(db), ...projectHandlers(db, fileKey), ...workPointHandlers(db), ...sitePlanHandlers(db)];
}

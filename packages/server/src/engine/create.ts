import { DEFAULT_ZONE } from '@gongdi/bpmn';
import type { Database } from '../store/index.ts';
import { commandGate } from './commands/index.ts';
import type { Delegates } from './delegates.ts';
import { embeddedEngine } from './embedded.ts';
import { jobWorker } from './jobs/worker.ts';
import type { ScriptRunner } from './scripts.ts';
import { definitionCache } from './store/definitions.ts';
import type { World } from './store/world.ts';
import type { EngineHooks, RunningEngine } from './types.ts';

export interface EngineOptions {
  database: Pick<Database, 'db' | 'listener'>;
  /** May be set later, before the first command, because the implementer of the hooks needs the engine as well. */
  hooks?: EngineHooks;
  /** Epoch milliseconds. */
  now?: () => number;
  /** IANA time zone of civil times in timers (default Asia/Shanghai). */
  zone?: string;
  scripts?: ScriptRunner;
  delegates?: Delegates;
}

/** Creates the embedded engine with its worker. The worker takes no jobs before `startWork`. */
export function createEngine(options: EngineOptions): RunningEngine {
  const { database, hooks = {}, now = Date.now, zone = DEFAULT_ZONE, scripts, delegates } = options;
  const world: World = {
    db: database.db,
    gate: commandGate(),
    definitions: definitionCache(),
    hooks,
    now,
    zone,
    ...(scripts ? { scripts } : {}),
    ...(delegates ? { delegates } : {}),
  };
  const worker = jobWorker(database, world);
  return {
    ...embeddedEngine(world),
    startWork: worker.start,
    stopWork: worker.stop,
    workDue: worker.runAll,
  };
}

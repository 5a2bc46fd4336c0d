import { createEngine, createScriptMachine, type EngineHooks, type RunningEngine } from './engine/index.ts';
import type { Ports } from './ports.ts';
import type { Database } from './store/index.ts';

/** The engine of a server, and what it is to call. */
export interface ProcessEngine {
  engine: RunningEngine;
  /** Filled by the room of processes before the first command. */
  hooks: EngineHooks;
  /** Ends jobs under way and the threads of scripts. */
  close: () => Promise<void>;
}

/** The embedded engine over the server's database. Its worker begins with `engine.startWork`. */
export function processEngine(database: Database, ports: Pick<Ports, 'now'>, timeZone?: string): ProcessEngine {
  const hooks: EngineHooks = {};
  const scripts = createScriptMachine();
  const zone = timeZone === undefined ? {} : { zone: timeZone };
  const engine = createEngine({ database, hooks, now: ports.now, ...zone, scripts });
  return {
    engine,
    hooks,
    close: async () => {
      await engine.stopWork();
      await scripts.close();
    },
  };
}

import type { Db } from '../../store/index.ts';
import type { Gate } from '../commands/index.ts';
import type { Delegates } from '../delegates.ts';
import type { ScriptRunner } from '../scripts.ts';
import type { EngineHooks } from '../types.ts';
import type { Definitions } from './definitions.ts';

/** Objects that all commands of one engine share. */
export interface World {
  db: Db;
  /** Gate for the transactions of the engine, by company. */
  gate: Gate;
  definitions: Definitions;
  hooks: EngineHooks;
  /** Epoch milliseconds. */
  now: () => number;
  /** Time zone of civil times in timers. */
  zone: string;
  scripts?: ScriptRunner;
  delegates?: Delegates;
}

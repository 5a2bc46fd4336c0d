import type { Kysely } from 'kysely';
import type { Gate } from '../commands/index.ts';
import type { Delegates } from '../delegates.ts';
import type { ScriptRunner } from '../scripts.ts';
import type { EngineHooks } from '../types.ts';
import type { Definitions } from './definitions.ts';

/** What all commands of one engine share. */
export interface World {
  db: Kysely<unknown>;
  /** Transactions of the engine, by company. */
  gate: Gate;
  definitions: Definitions;
  hooks: EngineHooks;
  /** Epoch milliseconds. */
  now: () => number;
  /** Zone of civil times in timers. */
  zone: string;
  scripts?: ScriptRunner;
  delegates?: Delegates;
}

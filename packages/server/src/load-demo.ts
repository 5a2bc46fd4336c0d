import type { Kysely } from 'kysely';
import { fillDemo, type DemoPorts } from './demo/index.ts';
import { DEMOS } from './generated/demos.ts';

/** Puts the demo of all modules into an empty database, within a transaction of the caller's. */
export const loadDemo = (trx: Kysely<unknown>, ports: DemoPorts): Promise<void> => fillDemo(trx, ports, DEMOS);

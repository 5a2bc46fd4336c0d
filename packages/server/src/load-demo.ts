import { fillDemo, type DemoPorts } from './demo/index.ts';
import { DEMOS } from './generated/demos.ts';
import type { Db } from './store/index.ts';

/** Inserts the demo of all modules into an empty database, within a transaction of the caller. */
export const loadDemo = (trx: Db, ports: DemoPorts): Promise<void> => fillDemo(trx, ports, DEMOS);

import type { Db } from '../store/index.ts';
import { markSilent } from './levels/silence.ts';
import type { RefusalCounter } from './refusals.ts';
import { dropOld, rollUp, type Retention } from './rollup.ts';

/** Interval of marking silent devices, writing refusals to the database and making minutes, ms. */
const EVERY = 15_000;
const OLD_EVERY = 3_600_000;

export interface Housekeeping {
  /** Runs all the work once, now. Tests call it. */
  once: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the periodic work beside the readings. If the database is unavailable, the next run repeats the work. */
export function housekeeping(
  db: Db,
  now: () => number,
  refusals: RefusalCounter,
  kept: () => Retention,
  onSilent: (device_ids: readonly string[]) => void,
  bringLevelsInLine: () => Promise<void>,
): Housekeeping {
  let lastOld = -Infinity;
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    await refusals.write(db);
    const silent = await markSilent(db, now());
    if (silent.length > 0) onSilent(silent);
    await bringLevelsInLine();
    await rollUp(db, now());
    if (now() - lastOld < OLD_EVERY) return;
    lastOld = now();
    await dropOld(db, now(), kept());
  };
  const once = (): Promise<void> => (running ??= work().finally(() => (running = undefined)));
  const timer = setInterval(() => void once().catch(() => undefined), EVERY);
  timer.unref();
  return {
    once,
    stop: async () => {
      clearInterval(timer);
      await running?.catch(() => undefined);
      await refusals.write(db).catch(() => undefined);
    },
  };
}

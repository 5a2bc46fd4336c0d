import { transaction, type Database } from '../../store/index.ts';
import { lockOutside } from './instances.ts';
import { reconcile, type OutsideWorld } from './reconcile.ts';

/** Pause between two polls, ms, and the number of instances per poll. */
const EVERY = 5_000;
const AT_ONCE = 20;

export interface PollWorker {
  start: () => void;
  stop: () => Promise<void>;
  /** Reconciles all running instances once. @returns their number */
  all: () => Promise<number>;
}

/**
 * Reconciles the running instances one after the other, in an endless round: timers and other clients of the engine
 * change them too.
 */
export function pollWorker({ db }: Pick<Database, 'db'>, world: OutsideWorld, every = EVERY): PollWorker {
  let after = '';
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();
  let isRunning = false;

  const some = async (from: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('process_instance')
      .select('id')
      .where('ended_at', 'is', null)
      .where('parent_instance_id', 'is', null)
      .where('id', '>', from)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  };
  const look = (id: string): Promise<void> =>
    transaction(db, async (trx) => {
      // If the instance is locked, the holder of the lock reconciles it.
      const instance = await lockOutside(trx, id, false);
      if (instance) await reconcile(world, trx, instance);
    });
  const round = async (): Promise<void> => {
    const ids = await some(after);
    after = ids.length < AT_ONCE ? '' : (ids.at(-1) ?? '');
    // An instance that the engine no longer has must not block the poll of the other instances.
    for (const id of ids) await look(id).catch(() => undefined);
  };
  const plan = (): void => {
    if (!isRunning) return;
    timer = setTimeout(() => {
      looking = round()
        .catch(() => undefined)
        .finally(plan);
    }, every);
    timer.unref();
  };

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      plan();
    },
    stop: async () => {
      isRunning = false;
      clearTimeout(timer);
      await looking;
    },
    all: async () => {
      let done = 0;
      for (let ids = await some(''); ids.length > 0; ids = await some(ids.at(-1) ?? ''))
        for (const id of ids) {
          await look(id);
          done += 1;
        }
      return done;
    },
  };
}

import { sql } from 'kysely';
import { transaction, type Database } from '../../store/index.ts';
import { lockOutside } from './instances.ts';
import { reconcile, type OutsideWorld } from './reconcile.ts';

/** Pause between two looks, ms, and how many instances are looked at each time. */
const EVERY = 5_000;
const AT_ONCE = 20;

export interface PollWorker {
  start: () => void;
  stop: () => Promise<void>;
  /** Looks at everything that runs, once. @returns how many instances that were */
  all: () => Promise<number>;
}

/** Looks at the instances that run, one after the other and round again: timers and other clients change them too. */
export function pollWorker({ db }: Pick<Database, 'db'>, world: OutsideWorld, every = EVERY): PollWorker {
  let after = '';
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();
  let isRunning = false;

  const some = async (from: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select id from process_instance where ended_at is null and parent_instance_id is null and id > ${from}
      order by id limit ${AT_ONCE}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const look = (id: string): Promise<void> =>
    transaction(db, async (trx) => {
      // Whoever holds it looks by itself.
      const instance = await lockOutside(trx, id, false);
      if (instance) await reconcile(world, trx, instance);
    });
  const round = async (): Promise<void> => {
    const ids = await some(after);
    after = ids.length < AT_ONCE ? '' : (ids.at(-1) ?? '');
    // One that the engine does not have any more must not keep the others from being looked at.
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

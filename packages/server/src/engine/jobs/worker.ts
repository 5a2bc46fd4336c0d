import { sql } from 'kysely';
import type { Database } from '../../store/index.ts';
import type { World } from '../store/world.ts';
import { JOB_CHANNEL } from '../store/write-jobs.ts';
import { runDueJob } from './run-job.ts';

/** Longest pause before the table is looked at again, and after a failure of the database. */
const LOOK_EVERY = 15_000;
const PAUSE_WHEN_AWAY = 2000;
/** Pause while an instance with work is locked by somebody else. */
const BUSY = 100;
/** Jobs that one server does at a time. */
const LANES = 2;

export interface Worker {
  start: () => void;
  stop: () => Promise<void>;
  /** Does everything that is due, one after the other. @returns how much it was */
  runAll: () => Promise<number>;
}

/** Takes jobs as they become due, woken by whoever adds one; quiet while the database is away. */
export function jobWorker({ db, listener }: Pick<Database, 'db' | 'listener'>, world: World): Worker {
  const state = { isRunning: false };
  let wake: (() => void) | undefined;
  let isWoken = false;
  let working: Promise<void> | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  const call = (): void => {
    isWoken = true;
    wake?.();
  };

  /** Milliseconds until the next job is due, or until one that is due may be free. */
  const pause = async (): Promise<number> => {
    const { rows } = await sql<{ due_at: string }>`
      select j.due_at from engine_job j left join engine_instance r on r.id = j.root_id
      where j.retries > 0 and r.suspended is not true order by j.due_at limit 1`.execute(db);
    const due = rows[0]?.due_at;
    if (due === undefined) return LOOK_EVERY;
    return Math.min(LOOK_EVERY, Math.max(BUSY, Date.parse(due) - world.now()));
  };

  const rest = (time: number): Promise<void> => {
    if (isWoken || !state.isRunning) {
      isWoken = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        wake = undefined;
        isWoken = false;
        resolve();
      };
      const timer = setTimeout(done, time);
      timer.unref();
      wake = done;
    });
  };

  /** The first lane looks and sleeps; the others help it while there is work. */
  const lead = async (): Promise<void> => {
    while (state.isRunning) {
      try {
        if (!unlisten) await hear();
        const found = await Promise.all(Array.from({ length: LANES }, () => drainLane()));
        if (!found.some(Boolean)) await rest(await pause());
      } catch {
        await rest(PAUSE_WHEN_AWAY);
      }
    }
  };

  const drainLane = async (): Promise<boolean> => {
    let any = false;
    while (state.isRunning && (await runDueJob(db, world))) any = true;
    return any;
  };

  const hear = async (): Promise<void> => {
    try {
      unlisten = await listener.listen(JOB_CHANNEL, call, call);
    } catch {
      // Without the channel jobs are found by looking.
    }
  };

  return {
    start: () => {
      if (state.isRunning) return;
      state.isRunning = true;
      working = lead();
    },
    stop: async () => {
      state.isRunning = false;
      call();
      await working;
      await unlisten?.().catch(() => undefined);
      unlisten = undefined;
    },
    runAll: async () => {
      let count = 0;
      while (await runDueJob(db, world)) count += 1;
      return count;
    },
  };
}

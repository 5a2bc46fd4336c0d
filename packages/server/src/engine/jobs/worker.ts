import { sql, type Kysely } from 'kysely';
import type { Database } from '../../store/index.ts';
import { COMPANY_LIMITS } from '../limits.ts';
import type { World } from '../store/world.ts';
import { JOB_CHANNEL } from '../store/write-jobs.ts';
import { runDueJob } from './run-job.ts';

/** Longest pause before the table is looked at again, and after a failure of the database. */
const LOOK_EVERY = 15_000;
const PAUSE_WHEN_AWAY = 2000;
/** Pause while an instance with work is locked by somebody else. */
const BUSY = 100;

export interface Worker {
  start: () => void;
  stop: () => Promise<void>;
  /** Does everything that is due, one after the other. @returns how much it was */
  runAll: () => Promise<number>;
}

/**
 * Takes jobs as they become due, woken by whoever adds one; quiet while the database is away. It goes round the
 * companies: none has more than its share of what is done at a time, and the next company's turn comes after each job.
 */
export function jobWorker({ listener }: Pick<Database, 'listener'>, world: World): Worker {
  const { db } = world;
  const state = { isRunning: false };
  /** Jobs under way, by company. */
  const active = new Map<string, Set<Promise<void>>>();
  let wake: (() => void) | undefined;
  let isWoken = false;
  /** A company waits for a lane: nobody keeps one for a second job. */
  let isContended = false;
  /** Whose turn it was last. */
  let last = '';
  let working: Promise<void> | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  const call = (): void => {
    isWoken = true;
    wake?.();
  };

  const lanes = (): number => [...active.values()].reduce((sum, jobs) => sum + jobs.size, 0);
  const lanesOf = (company: string): number => active.get(company)?.size ?? 0;

  /** Milliseconds until the next job is due, or until one that is due may be free. */
  const pause = async (): Promise<number> => {
    // Those with all their lanes wake this when one is free.
    const full = [...active.keys()].filter((company) => lanesOf(company) >= COMPANY_LIMITS.jobsEach);
    const { rows } = await sql<{ due_at: string }>`
      select j.due_at from engine_job j left join engine_instance r on r.id = j.root_id
      where j.retries > 0 and r.suspended is not true and j.company <> all(${full}) order by j.due_at limit 1`.execute(
      db,
    );
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

  const lead = async (): Promise<void> => {
    while (state.isRunning) {
      try {
        if (!unlisten) await hear();
        isWoken = false;
        await fill();
        await rest(lanes() < COMPANY_LIMITS.jobs ? await pause() : LOOK_EVERY);
      } catch {
        await rest(PAUSE_WHEN_AWAY);
      }
    }
    await Promise.allSettled([...active.values()].flatMap((jobs) => [...jobs]));
  };

  /** Gives free lanes to companies with work, in turns, those without a lane first. */
  const fill = async (): Promise<void> => {
    const due = inTurn(await dueCompanies(db, world.now()), last);
    for (let share = 0; share < COMPANY_LIMITS.jobsEach; share += 1)
      for (const company of due) {
        if (lanes() >= COMPANY_LIMITS.jobs || lanesOf(company) > share) continue;
        last = company;
        begin(company);
      }
    isContended = due.some((company) => lanesOf(company) === 0);
  };

  const begin = (company: string): void => {
    const jobs = active.get(company) ?? new Set();
    active.set(company, jobs);
    const job = drain(company)
      .catch(() => false)
      .then((any) => {
        jobs.delete(job);
        if (jobs.size === 0) active.delete(company);
        // Whoever found nothing leaves it to the next look: what is due is locked by somebody else.
        if (any) call();
      });
    jobs.add(job);
  };

  const drain = async (company: string): Promise<boolean> => {
    let any = false;
    while (state.isRunning && (await runDueJob(world, company))) {
      any = true;
      if (isContended) break;
    }
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
      for (let count = 0, before = -1; ;) {
        if (count === before) return count;
        before = count;
        for (const company of await dueCompanies(db, world.now())) {
          if (await runDueJob(world, company)) count += 1;
        }
      }
    },
  };
}

/** Those after the last one served, then the others. */
function inTurn(companies: readonly string[], last: string): string[] {
  return [...companies.filter((one) => one > last), ...companies.filter((one) => one <= last)];
}

/** Companies with a job that is due, by id. One look into the index for each company that has jobs at all. */
async function dueCompanies(db: Kysely<unknown>, now: number): Promise<string[]> {
  const { rows } = await sql<{ company: string }>`
    with recursive first as (
      (select company, due_at from engine_job where retries > 0 order by company, due_at limit 1)
      union all
      select n.company, n.due_at from first, lateral (select company, due_at from engine_job
        where retries > 0 and company > first.company order by company, due_at limit 1) n)
    select company from first where due_at <= ${new Date(now).toISOString()} order by company`.execute(db);
  return rows.map(({ company }) => company);
}

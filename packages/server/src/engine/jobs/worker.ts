import { sql } from 'kysely';
import type { Database, Db, Tables } from '../../store/index.ts';
import { COMPANY_LIMITS } from '../limits.ts';
import type { World } from '../store/world.ts';
import { JOB_CHANNEL } from '../store/write-jobs.ts';
import { companyLanes, type Lanes } from './lanes.ts';
import { runDueJob } from './run-job.ts';
import { wakeablePause } from './wakeable-pause.ts';

/** Longest pause between two queries of the job table, and the pause after a failure of the database, ms. */
const LOOK_EVERY = 15_000;
const PAUSE_WHEN_AWAY = 2000;
/** Pause while an instance with work is locked by another transaction, ms. */
const BUSY = 100;

export interface Worker {
  start: () => void;
  stop: () => Promise<void>;
  /** Runs all due jobs, one after the other. @returns how many */
  runAll: () => Promise<number>;
}

/**
 * Takes jobs as they become due. A notification about a new job wakes it; it pauses while the database is away. It
 * serves the companies in turns: no company has more than its share of the concurrent jobs, and after each job the
 * next company is served.
 */
export function jobWorker({ listener }: Pick<Database, 'listener'>, world: World): Worker {
  const { db } = world;
  const state = { isRunning: false };
  const lanes = companyLanes();
  const pause = wakeablePause();
  /** A company waits for a lane. While this is true, a lane is released after each job. */
  let isContended = false;
  /** The company that was served last. */
  let last = '';
  let working: Promise<void> | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  const rest = async (time: number): Promise<void> => {
    if (state.isRunning) await pause.rest(time);
  };

  const lead = async (): Promise<void> => {
    while (state.isRunning) {
      try {
        if (!unlisten) await hear();
        pause.forget();
        await fill();
        await rest(lanes.total() < COMPANY_LIMITS.jobs ? await untilDue(world, lanes) : LOOK_EVERY);
      } catch {
        await rest(PAUSE_WHEN_AWAY);
      }
    }
    await lanes.ended();
  };

  /** Gives free lanes to companies with due jobs, in turns; companies without a lane come first. */
  const fill = async (): Promise<void> => {
    const due = inTurn(await dueCompanies(db, world.now()), last);
    for (let share = 0; share < COMPANY_LIMITS.jobsEach; share += 1)
      for (const company of due) {
        if (lanes.total() >= COMPANY_LIMITS.jobs || lanes.of(company) > share) continue;
        last = company;
        begin(company);
      }
    isContended = due.some((company) => lanes.of(company) === 0);
  };

  const begin = (company: string): void =>
    lanes.add(
      company,
      drain(company).catch(() => false),
      (any) => {
        // A lane that found no job does not wake the worker: the due jobs are locked by other transactions.
        if (any) pause.wake();
      },
    );

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
      unlisten = await listener.listen(JOB_CHANNEL, pause.wake, pause.wake);
    } catch {
      // Without the channel, the worker finds jobs by polling.
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
      pause.wake();
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

/** Returns the milliseconds until the next job is due, or until a due job may be unlocked. */
async function untilDue({ db, now }: World, lanes: Lanes): Promise<number> {
  // Companies that use all their lanes are left out: the end of one of their jobs wakes the worker.
  const full = lanes.companies().filter((company) => lanes.of(company) >= COMPANY_LIMITS.jobsEach);
  const next = await db
    .selectFrom('engine_job as j')
    .leftJoin('engine_instance as r', 'r.id', 'j.root_id')
    .select('j.due_at')
    .where('j.retries', '>', 0)
    .where('r.suspended', 'is not', true)
    .where('j.company', '<>', sql<string>`all(${full})`)
    .orderBy('j.due_at')
    .limit(1)
    .executeTakeFirst();
  const due = next?.due_at;
  if (due === undefined) return LOOK_EVERY;
  return Math.min(LOOK_EVERY, Math.max(BUSY, Date.parse(due) - now()));
}

/** Returns the companies after the last one served, then the rest. */
function inTurn(companies: readonly string[], last: string): string[] {
  return [...companies.filter((one) => one > last), ...companies.filter((one) => one <= last)];
}

/** Returns the companies with a due job, by id. It needs one index lookup for each company that has jobs. */
async function dueCompanies(db: Db, now: number): Promise<string[]> {
  // Raw SQL: the builder cannot put the first branch of a union, with its own order and limit, in parentheses.
  const { rows } = await sql<Pick<Tables['engine_job'], 'company'>>`
    with recursive first as (
      (select company, due_at from engine_job where retries > 0 order by company, due_at limit 1)
      union all
      select n.company, n.due_at from first, lateral (select company, due_at from engine_job
        where retries > 0 and company > first.company order by company, due_at limit 1) n)
    select company from first where due_at <= ${new Date(now).toISOString()} order by company`.execute(db);
  return rows.map(({ company }) => company);
}

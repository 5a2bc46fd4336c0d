import { BudgetError, nextRuns, parseTimer } from '@gongdi/bpmn';
import { GongdiError, type Label } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { isAway } from '../../store/index.ts';
import { attempt, BusyError, CommandContext } from '../commands/index.ts';
import type { Command } from '../core/index.ts';
import { BUSY_MS, INSTANCE_LIMITS, LEASE_MS, RENEW_MS } from '../limits.ts';
import { START_COLUMNS } from '../store/deliver.ts';
import { startBy } from '../store/start-by.ts';
import { lockInstance } from '../store/rows.ts';
import { Session } from '../store/session.ts';
import { insertStartJob, type StartTimer } from '../store/starts.ts';
import type { World } from '../store/world.ts';
import type { Trx, Variables } from '../types.ts';
import { nextTry } from './retry-cycle.ts';

interface JobRow {
  id: string;
  root_id: string | null;
  instance_id: string | null;
  start_id: string | null;
  visit: string | null;
  node: string;
  kind: string;
  retries: number;
  retry_cycle: string | null;
  due_at: string;
  /** Due time before a lease moved it. */
  planned_at: string;
  payload: JobPayload | null;
}

type JobPayload = { wait?: string; variables?: Variables; business_key?: string | null } & Partial<StartTimer>;

/**
 * Runs one due job of a company. It locks the topmost instance before it reads the job, as commands do, and skips
 * instances that are locked by others. So servers share the work, an instance is never processed twice at the same
 * time, and a server that dies leaves the job unchanged. Scripts and calls to other systems run between two
 * transactions; meanwhile a lease, which moves the due time, keeps other servers from taking the job.
 * @returns whether there was a due job
 */
export async function runDueJob(world: World, company: string): Promise<boolean> {
  const context = new CommandContext(world.now(), company);
  let taken: JobRow | undefined;
  try {
    let done = await attempt(world, context, async (trx) => {
      taken = await claim(trx, company, context.now);
      if (!taken) return false;
      await perform(trx, world, taken);
      return true;
    });
    while (taken && 'aside' in done) {
      const lease = await keep(world, taken);
      if (!lease) return true;
      const job = taken;
      try {
        await context.settle(done.aside);
      } finally {
        job.due_at = await lease.end();
      }
      done = await attempt(world, context, async (trx) => {
        if (await hold(trx, job)) await perform(trx, world, job);
        return true;
      });
    }
    return 'value' in done && done.value;
  } catch (error) {
    if (!taken && error instanceof BusyError) return false;
    // A lost database connection is no failure of the job.
    if (!taken || isAway(error)) throw error;
    await fail(world, taken, error);
    return true;
  }
}

async function claim(trx: Trx, company: string, now: number): Promise<JobRow | undefined> {
  const at = new Date(now).toISOString();
  const due = await trx
    .selectFrom('engine_job as j')
    .innerJoin('engine_instance as r', 'r.id', 'j.root_id')
    .select('j.id')
    .where('j.company', '=', company)
    .where('j.due_at', '<=', at)
    .where('j.retries', '>', 0)
    .where('r.suspended', '=', false)
    .orderBy('j.due_at')
    .orderBy('j.number')
    .limit(1)
    .forUpdate('r')
    .skipLocked()
    .executeTakeFirst();
  const found = due ?? (await claimStart(trx, company, at));
  if (!found) return undefined;
  // Another server may have done the job between the query and the lock.
  const job = await trx
    .selectFrom('engine_job')
    .select(['id', 'root_id', 'instance_id', 'start_id', 'visit', 'node', 'kind', 'retries', 'retry_cycle', 'due_at'])
    .select((eb) => ['due_at as planned_at', eb.ref('payload').$castTo<JobPayload | null>().as('payload')])
    .where('id', '=', found.id)
    .where('due_at', '<=', at)
    .where('retries', '>', 0)
    .forUpdate()
    .executeTakeFirst();
  return job ?? claim(trx, company, now);
}

/** Locks a due job that starts an instance, or one whose instance has ended since the job was created. */
function claimStart(trx: Trx, company: string, at: string): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('engine_job as j')
    .select('j.id')
    .where('j.company', '=', company)
    .where('j.due_at', '<=', at)
    .where('j.retries', '>', 0)
    .where((eb) =>
      eb.or([
        eb('j.root_id', 'is', null),
        eb.not(eb.exists(eb.selectFrom('engine_instance as r').select('r.id').whereRef('r.id', '=', 'j.root_id'))),
      ]),
    )
    .orderBy('j.due_at')
    .orderBy('j.number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** SQL condition: the due time of the row is still the value read before, in milliseconds. */
const isDue = (at: string): RawBuilder<boolean> => sql`date_trunc('milliseconds', due_at) = ${at}`;

interface Lease {
  /** Ends the lease. @returns the due time that the row has now */
  end: () => Promise<string>;
}

/**
 * Leases a job while its work runs outside a transaction. If the server dies, other servers can take the job when the
 * last renewal expires. Undefined: another server was first.
 */
async function keep({ db, now }: World, { id, due_at }: JobRow): Promise<Lease | undefined> {
  let current = due_at;
  const renew = async (): Promise<boolean> => {
    const until = new Date(now() + LEASE_MS).toISOString();
    const { numUpdatedRows } = await db
      .updateTable('engine_job')
      .set({ due_at: until })
      .where('id', '=', id)
      .where(isDue(current))
      .where('retries', '>', 0)
      .executeTakeFirst();
    const renewed = numUpdatedRows > 0n;
    if (renewed) current = until;
    return renewed;
  };
  if (!(await renew())) return undefined;
  let renewing: Promise<unknown> = Promise.resolve();
  // If one renewal fails, the next one makes up for it. If all fail, another server takes the job.
  const timer = setInterval(() => {
    renewing = renew().catch(() => undefined);
  }, RENEW_MS);
  return {
    end: async () => {
      clearInterval(timer);
      await renewing;
      return current;
    },
  };
}

/** Locks a leased job and its topmost instance. @returns whether the job is still ours and its instance may go on */
async function hold(trx: Trx, { id, root_id, due_at }: JobRow): Promise<boolean> {
  const root = await trx
    .selectFrom('engine_instance')
    .select('suspended')
    .where('id', '=', root_id)
    .forUpdate()
    .executeTakeFirst();
  const job = await trx
    .selectFrom('engine_job')
    .select('id')
    .where('id', '=', id)
    .where(isDue(due_at))
    .where('retries', '>', 0)
    .forUpdate()
    .executeTakeFirst();
  // If the instance was suspended meanwhile, the job becomes due when its lease expires, and waits until the instance
  // is resumed.
  return job !== undefined && root?.suspended !== true;
}

async function perform(trx: Trx, world: World, job: JobRow): Promise<void> {
  await trx.deleteFrom('engine_job').where('id', '=', job.id).execute();
  if (job.start_id !== null) return begin(trx, world, job, job.start_id);
  const row = await lockInstance(trx, { instance_id: job.instance_id ?? '' });
  if (!row || job.visit === null) return;
  const { payload, visit } = job;
  const command: Command =
    job.kind === 'deliver'
      ? { type: 'wait', id: payload?.wait ?? '', visit, variables: payload?.variables ?? {} }
      : { type: 'job', id: job.id, visit };
  const session = new Session(trx, world);
  await session.command(row, command);
  await session.close();
}

/** Runs a job that starts an instance. For a repeating timer it creates the next job. */
async function begin(trx: Trx, world: World, job: JobRow, id: string): Promise<void> {
  const start = await trx.selectFrom('engine_start').select(START_COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!start) return;
  const { timer, variables = {}, business_key = null } = job.payload ?? {};
  if (timer?.cycle != null && timer.left !== 0) {
    const due = nextRun(timer.cycle, Date.parse(job.planned_at), world);
    const left = timer.left === null ? null : timer.left - 1;
    if (due !== undefined) {
      const payload: StartTimer = { timer: { cycle: timer.cycle, left } };
      await insertStartJob(trx, { start: id, org_id: start.org_id }, job.node, due, payload, job.retry_cycle);
    }
  }
  await startBy(trx, world, start, variables, business_key);
}

/** Returns the run after one that was due, without missed ones. */
function nextRun(cycle: string, last: number, { now, zone }: World): number | undefined {
  const timer = parseTimer('cycle', cycle);
  const plain = timer.form === 'repeat' ? { ...timer, times: null } : timer;
  const isAnchored = plain.form === 'repeat' && plain.start === null;
  const [soon] = nextRuns(plain, { now: isAnchored ? last : Math.max(last, now()) + 1, zone, count: 1 });
  const next = soon === undefined || soon > now() ? soon : nextRuns(plain, { now: now(), zone, count: 1 })[0];
  return next === undefined ? undefined : Math.max(next, now() + INSTANCE_LIMITS.repeat);
}

/** Maximum length of a stored error text, characters. */
const MAX_ERROR = 2000;

/**
 * Records a failure: it sets the time of the next try, or makes the job an incident when the tries are used up. A job
 * that exceeded a budget would do so again, so it becomes an incident at once. A job that found no free place has not
 * failed.
 */
async function fail({ db, now: clock, zone }: World, job: JobRow, error: unknown): Promise<void> {
  const now = clock();
  const mine = db
    .updateTable('engine_job')
    .where('id', '=', job.id)
    .where('retries', '=', job.retries)
    .where(isDue(job.due_at));
  if (error instanceof BusyError) {
    await mine.set({ due_at: new Date(now + BUSY_MS).toISOString() }).execute();
    return;
  }
  const left = isHopeless(error) ? 0 : job.retries - 1;
  const { zh, en } = labelOf(error);
  const due = new Date(nextTry(job.retry_cycle, left, now, zone)).toISOString();
  const [error_zh, error_en] = [zh.slice(0, MAX_ERROR), en.slice(0, MAX_ERROR)];
  const failed_at = new Date(now).toISOString();
  await mine.set({ retries: left, error: error_zh, error_en, failed_at, due_at: due }).execute();
}

function labelOf(error: unknown): Label {
  if (error instanceof GongdiError) return error.label;
  const text = error instanceof Error ? error.message : String(error);
  return { zh: text, en: text };
}

/** Returns whether a BudgetError is among the causes of an error. */
function isHopeless(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof BudgetError) return true;
  return false;
}

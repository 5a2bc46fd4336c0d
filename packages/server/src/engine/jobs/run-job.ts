import { BudgetError, nextRuns, parseTimer } from '@gongdi/bpmn';
import { GongdiError, type Label } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { isAway } from '../../store/index.ts';
import { attempt, BusyError, CommandContext } from '../commands/index.ts';
import type { Command } from '../core/index.ts';
import { BUSY_MS, INSTANCE_LIMITS, LEASE_MS, RENEW_MS } from '../limits.ts';
import type { StartRow } from '../store/deliver.ts';
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
  /** When it was due before it was kept from others. */
  planned_at: string;
  payload: JobPayload | null;
}

type JobPayload = { wait?: string; variables?: Variables; business_key?: string | null } & Partial<StartTimer>;

/**
 * Does one job of a company that is due. The topmost instance is locked before the job is looked at, as commands do, and
 * instances that somebody else is busy with are passed by: so servers share the work, no instance is worked at twice at
 * once, and a server that dies leaves the job as it was. Scripts and calls to others are done between two transactions;
 * meanwhile the job is kept from others by moving the time at which it is due.
 * @returns whether there was one
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
    // A database that went away is no failure of the work.
    if (!taken || isAway(error)) throw error;
    await fail(world, taken, error);
    return true;
  }
}

async function claim(trx: Trx, company: string, now: number): Promise<JobRow | undefined> {
  const at = new Date(now).toISOString();
  const { rows } = await sql<{ id: string }>`
    select j.id from engine_job j join engine_instance r on r.id = j.root_id
    where j.company = ${company} and j.due_at <= ${at} and j.retries > 0 and not r.suspended
    order by j.due_at, j.number limit 1 for update of r skip locked`.execute(trx);
  const found = rows[0] ?? (await claimStart(trx, company, at));
  if (!found) return undefined;
  // Somebody may have done it between our look and our lock.
  const { rows: jobs } = await sql<JobRow>`
    select id, root_id, instance_id, start_id, visit, node, kind, retries, retry_cycle, due_at, due_at as planned_at,
      payload from engine_job
    where id = ${found.id} and due_at <= ${at} and retries > 0 for update`.execute(trx);
  return jobs[0] ?? claim(trx, company, now);
}

/** A job that starts an instance, or one of an instance that has ended since it was made. */
async function claimStart(trx: Trx, company: string, at: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select j.id from engine_job j where j.company = ${company} and j.due_at <= ${at} and j.retries > 0
      and (j.root_id is null or not exists (select 1 from engine_instance r where r.id = j.root_id))
    order by j.due_at, j.number limit 1 for update skip locked`.execute(trx);
  return rows[0];
}

/** Whether a row still has the time that was read from it, in milliseconds. */
const isDue = (at: string): RawBuilder<unknown> => sql`date_trunc('milliseconds', due_at) = ${at}`;

interface Lease {
  /** @returns when the job is due by now, as it stands in its row */
  end: () => Promise<string>;
}

/**
 * Keeps a job from others for as long as its work goes on outside of a transaction. A server that dies leaves it to the
 * others when the last renewal is over. Undefined: somebody else was first.
 */
async function keep({ db, now }: World, { id, due_at }: JobRow): Promise<Lease | undefined> {
  let current = due_at;
  const renew = async (): Promise<boolean> => {
    const until = new Date(now() + LEASE_MS).toISOString();
    const { rows } = await sql`update engine_job set due_at = ${until}
      where id = ${id} and ${isDue(current)} and retries > 0 returning 1`.execute(db);
    if (rows.length > 0) current = until;
    return rows.length > 0;
  };
  if (!(await renew())) return undefined;
  let renewing: Promise<unknown> = Promise.resolve();
  // A renewal that fails is made up for by the next one; without any the job is somebody else's.
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

/** Locks a job that was kept, with its topmost instance. @returns whether it is still ours and its instance may go on */
async function hold(trx: Trx, { id, root_id, due_at }: JobRow): Promise<boolean> {
  const { rows: roots } = await sql<{ suspended: boolean }>`
    select suspended from engine_instance where id = ${root_id} for update`.execute(trx);
  const { rows } = await sql`select 1 from engine_job where id = ${id} and ${isDue(due_at)} and retries > 0 for update`.execute(trx); // prettier-ignore
  // Suspended meanwhile: the job is due again when its lease is over, and waits until the instance is resumed.
  return rows.length > 0 && roots[0]?.suspended !== true;
}

async function perform(trx: Trx, world: World, job: JobRow): Promise<void> {
  await sql`delete from engine_job where id = ${job.id}`.execute(trx);
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

/** A job that starts an instance; of a timer that repeats, the next one is set. */
async function begin(trx: Trx, world: World, job: JobRow, id: string): Promise<void> {
  const { rows } = await sql<StartRow>`
    select id, definition_id, node, org_id, key, starter_id from engine_start where id = ${id}`.execute(trx);
  const start = rows[0];
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

/** The run after one that was due, missed ones left out. */
function nextRun(cycle: string, last: number, { now, zone }: World): number | undefined {
  const timer = parseTimer('cycle', cycle);
  const plain = timer.form === 'repeat' ? { ...timer, times: null } : timer;
  const isAnchored = plain.form === 'repeat' && plain.start === null;
  const [soon] = nextRuns(plain, { now: isAnchored ? last : Math.max(last, now()) + 1, zone, count: 1 });
  const next = soon === undefined || soon > now() ? soon : nextRuns(plain, { now: now(), zone, count: 1 })[0];
  return next === undefined ? undefined : Math.max(next, now() + INSTANCE_LIMITS.repeat);
}

/** Longest text of an error that is kept. */
const MAX_ERROR = 2000;

/**
 * Notes a failure: another try later, or an incident when the tries are used up. What used more than it may would do so
 * again, and is an incident at once; what found no place is no failure.
 */
async function fail({ db, now: clock, zone }: World, job: JobRow, error: unknown): Promise<void> {
  const now = clock();
  const mine = sql`id = ${job.id} and retries = ${job.retries} and ${isDue(job.due_at)}`;
  if (error instanceof BusyError) {
    await sql`update engine_job set due_at = ${new Date(now + BUSY_MS).toISOString()} where ${mine}`.execute(db);
    return;
  }
  const left = isHopeless(error) ? 0 : job.retries - 1;
  const { zh, en } = labelOf(error);
  const due = new Date(nextTry(job.retry_cycle, left, now, zone)).toISOString();
  await sql`update engine_job set retries = ${left}, error = ${zh.slice(0, MAX_ERROR)}, error_en = ${en.slice(0, MAX_ERROR)},
    failed_at = ${new Date(now).toISOString()}, due_at = ${due} where ${mine}`.execute(db);
}

function labelOf(error: unknown): Label {
  if (error instanceof GongdiError) return error.label;
  const text = error instanceof Error ? error.message : String(error);
  return { zh: text, en: text };
}

/** Whether the budget was overdrawn somewhere below. */
function isHopeless(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof BudgetError) return true;
  return false;
}

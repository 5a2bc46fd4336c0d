import { nextRuns, parseTimer } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { isAway, transaction } from '../../store/index.ts';
import type { Command } from '../core/index.ts';
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
  payload: JobPayload | null;
}

type JobPayload = { wait?: string; variables?: Variables; business_key?: string | null } & Partial<StartTimer>;

/**
 * Does one job that is due, in one transaction. The topmost instance is locked before the job is looked at, as commands
 * do, and instances that somebody else is busy with are passed by: so servers share the work, no instance is worked at
 * twice at once, and a server that dies leaves the job as it was.
 * @returns whether there was one
 */
export async function runDueJob(db: Kysely<unknown>, world: World): Promise<boolean> {
  const now = world.now();
  let taken: JobRow | undefined;
  try {
    return await transaction(db, async (trx) => {
      taken = await claim(trx, now);
      if (!taken) return false;
      await perform(trx, world, taken);
      return true;
    });
  } catch (error) {
    // A database that went away is no failure of the work.
    if (!taken || isAway(error)) throw error;
    await fail(db, world, taken, error);
    return true;
  }
}

async function claim(trx: Trx, now: number): Promise<JobRow | undefined> {
  const at = new Date(now).toISOString();
  const { rows } = await sql<{ id: string }>`
    select j.id from engine_job j join engine_instance r on r.id = j.root_id
    where j.due_at <= ${at} and j.retries > 0 and not r.suspended
    order by j.due_at, j.number limit 1 for update of r skip locked`.execute(trx);
  const found = rows[0] ?? (await claimStart(trx, at));
  if (!found) return undefined;
  // Somebody may have done it between our look and our lock.
  const { rows: jobs } = await sql<JobRow>`
    select id, root_id, instance_id, start_id, visit, node, kind, retries, retry_cycle, due_at, payload from engine_job
    where id = ${found.id} and due_at <= ${at} and retries > 0 for update`.execute(trx);
  return jobs[0] ?? claim(trx, now);
}

/** A job that starts an instance, or one of an instance that has ended since it was made. */
async function claimStart(trx: Trx, at: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    select j.id from engine_job j where j.due_at <= ${at} and j.retries > 0
      and (j.root_id is null or not exists (select 1 from engine_instance r where r.id = j.root_id))
    order by j.due_at, j.number limit 1 for update skip locked`.execute(trx);
  return rows[0];
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
    const due = nextRun(timer.cycle, Date.parse(job.due_at), world);
    const left = timer.left === null ? null : timer.left - 1;
    if (due !== undefined) {
      const payload: StartTimer = { timer: { cycle: timer.cycle, left } };
      await insertStartJob(trx, id, job.node, due, payload, job.retry_cycle);
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
  return soon === undefined || soon > now() ? soon : nextRuns(plain, { now: now(), zone, count: 1 })[0];
}

/** Longest text of an error that is kept. */
const MAX_ERROR = 2000;

/** Notes a failure: another try later, or an incident when the tries are used up. */
async function fail(db: Kysely<unknown>, world: World, job: JobRow, error: unknown): Promise<void> {
  const left = job.retries - 1;
  const now = world.now();
  const text = error instanceof GongdiError ? error.label.zh : error instanceof Error ? error.message : String(error);
  const due = new Date(nextTry(job.retry_cycle, left, now, world.zone)).toISOString();
  await sql`update engine_job set retries = ${left}, error = ${text.slice(0, MAX_ERROR)},
    failed_at = ${new Date(now).toISOString()}, due_at = ${due}
    where id = ${job.id} and retries = ${job.retries}`.execute(db);
}

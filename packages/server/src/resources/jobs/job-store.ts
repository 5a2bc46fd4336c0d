import type { JOB_KINDS, JOB_STATES, Job } from '@gongdi/api';
import { bulkFieldsOf, findResource, type Label, type Lang } from '@gongdi/domain';
import { sql } from 'kysely';
import { wakeUsers } from '../../notify/index.ts';
import { newId, type Db } from '../../store/index.ts';

const DAY = 86_400_000;
/** Most jobs of one person that have not ended. */
export const MOST_OPEN = 20;
/** A running job that has not beaten for this long has lost its server, seconds. */
const LOST_AFTER = 120;
/** A job is begun at most this often: one that brings its server down must not do so forever. */
const TRIES = 3;

export type JobKind = (typeof JOB_KINDS)[number];
export type JobState = (typeof JOB_STATES)[number];

export interface JobInput {
  /** Export. */
  query?: Record<string, string>;
  personal?: boolean;
  /** Bulk edit. */
  records?: { id: string; version: number }[];
  changes?: Record<string, unknown>;
  /** Undo: the job that is undone. */
  of?: string;
}

export interface JobRow {
  id: string;
  kind: JobKind;
  resource: string;
  account_id: string;
  lang: Lang;
  input: JobInput;
  state: JobState;
  done: number;
  total: number | null;
  refused: number;
  message: Label | null;
  tries: number;
  created_at: string;
  ended_at: string | null;
  file_id: string | null;
  undone: boolean;
  file_name: string | null;
  file_size: number | null;
  hash: string | null;
}

const columns = sql`j.id, j.kind, j.resource, j.account_id, j.lang, j.input, j.state, j.done, j.total, j.refused,
  j.message, j.tries, j.created_at, j.ended_at, j.file_id, j.undone, f.name as file_name, f.size as file_size, f.hash`;

export interface NewJob {
  kind: JobKind;
  resource: string;
  account_id: string;
  company_id: string;
  lang: Lang;
  input: JobInput;
  total: number | null;
}

/** @returns the id */
export async function addJob(trx: Db, { input, ...job }: NewJob, now: number): Promise<string> {
  const id = newId(now);
  const created_at = new Date(now).toISOString();
  const row = { id, ...job, input: JSON.stringify(input), state: 'waiting', created_at };
  await trx.insertInto('background_job').values(row).execute();
  await wakeUsers(trx, [job.account_id]);
  return id;
}

/** Returns the own jobs of an account, newest first. */
export async function jobsOf(db: Db, account_id: string, limit: number, offset: number): Promise<JobRow[]> {
  // Raw SQL: the columns are shared by several statements.
  const { rows } = await sql<JobRow>`select ${columns} from background_job j
    left join stored_file f on f.id = j.file_id
    where j.account_id = ${account_id} order by j.created_at desc, j.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function jobOf(db: Db, id: string, account_id: string): Promise<JobRow | undefined> {
  // Raw SQL: the columns are shared by several statements.
  const { rows } = await sql<JobRow>`select ${columns} from background_job j
    left join stored_file f on f.id = j.file_id where j.id = ${id} and j.account_id = ${account_id}`.execute(db);
  return rows[0];
}

/** A job as its owner sees it. */
export function shownJob(row: JobRow, lang: Lang, days: number): Job {
  const { id, kind, resource, state, done, total, refused, message, created_at, ended_at, undone } = row;
  const definition = findResource(resource);
  return {
    id,
    kind,
    resource,
    label: definition?.label[lang] ?? resource,
    state,
    done,
    total,
    refused,
    message: message?.[lang] ?? null,
    created_at,
    ended_at,
    expires_at: ended_at === null ? null : new Date(Date.parse(ended_at) + days * DAY).toISOString(),
    file: row.file_name === null ? null : { name: row.file_name, size: Number(row.file_size) },
    undoable:
      kind === 'bulk-edit' &&
      !undone &&
      (state === 'done' || state === 'cancelled') &&
      done > refused &&
      definition !== undefined &&
      bulkFieldsOf(definition).length > 0,
  };
}

/**
 * Takes the next job: of the company whose turn was longest ago, and of that its oldest one. Also a job whose server
 * has stopped. Two servers never take the same.
 */
export async function claimJob(db: Db, now: number): Promise<JobRow | undefined> {
  // Raw SQL: the builder has no lock that skips, and no update from a choice.
  const { rows } = await sql<{ id: string; account_id: string }>`
    with next as (select j.id from background_job j
      where j.state = 'waiting'
        or (j.state = 'running' and j.beat_at < clock_timestamp() - make_interval(secs => ${LOST_AFTER}))
      order by (select max(p.started_at) from background_job p where p.company_id = j.company_id) nulls first,
        j.created_at, j.id
      limit 1 for update of j skip locked)
    update background_job j set state = 'running', started_at = ${new Date(now).toISOString()},
      beat_at = clock_timestamp(), tries = j.tries + 1
    from next where j.id = next.id returning j.id, j.account_id`.execute(db);
  const [taken] = rows;
  return taken && jobOf(db, taken.id, taken.account_id);
}

export const isWornOut = ({ tries }: JobRow): boolean => tries > TRIES;

/** Notes how far a job is. @returns false when it was cancelled */
export async function noteProgress(
  db: Db,
  job: Pick<JobRow, 'id' | 'account_id'>,
  { done, total, refused }: { done: number; total?: number; refused?: number },
): Promise<boolean> {
  const set = { done, ...(total === undefined ? {} : { total }), ...(refused === undefined ? {} : { refused }) };
  const { numUpdatedRows } = await db
    .updateTable('background_job')
    .set({ ...set, beat_at: sql<string>`clock_timestamp()` })
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  await wakeUsers(db, [job.account_id]);
  return numUpdatedRows > 0n;
}

/** Ends a job, unless it was cancelled meanwhile. @returns whether it had not ended yet */
export async function endJob(
  trx: Db,
  job: Pick<JobRow, 'id' | 'account_id'>,
  state: 'done' | 'failed' | 'cancelled',
  now: number,
  more: { message?: Label; file_id?: string } = {},
): Promise<boolean> {
  const { message, file_id } = more;
  const { numUpdatedRows } = await trx
    .updateTable('background_job')
    .set({
      state,
      ended_at: new Date(now).toISOString(),
      ...(message && { message: JSON.stringify(message) }),
      ...(file_id && { file_id }),
    })
    .where('id', '=', job.id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  await wakeUsers(trx, [job.account_id]);
  return numUpdatedRows > 0n;
}

/** Gives a job back that the server cannot finish because it stops. */
export async function giveBack(db: Db, { id }: Pick<JobRow, 'id'>): Promise<void> {
  await db
    .updateTable('background_job')
    .set(({ eb }) => ({ state: 'waiting', tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** What the header tells a person live: the jobs that are open, and when the last one ended. */
export async function jobNews(db: Db, account_id: string): Promise<object> {
  const rows = await db
    .selectFrom('background_job')
    .select(['id', 'state', 'done'])
    .where('account_id', '=', account_id)
    .orderBy('created_at', 'desc')
    .limit(MOST_OPEN)
    .execute();
  return { jobs: rows };
}

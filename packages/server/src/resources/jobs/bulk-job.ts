import { GongdiError, titleOf, type AnyResource, type Label } from '@gongdi/domain';
import type { CallerContext } from '../../handler/index.ts';
import { resourceRepository, transaction, type Db } from '../../store/index.ts';
import { accessOf } from '../access.ts';
import { editRecord } from '../edit-record.ts';
import type { ResourceDeps } from '../record-handlers.ts';
import { resourcesLabel } from '../text/index.ts';
import { checkBulk, newProblems, valuesOf } from './bulk-edit.ts';
import type { Progress } from './export-job.ts';
import { endJob, type JobRow } from './job-store.ts';

/** One record with its change. */
interface Change {
  id: string;
  version: number;
  changes: Record<string, unknown>;
}

/**
 * Changes the records of a job, each in a transaction that also stores its outcome: after an interruption the job goes
 * on with the next record, and no record is changed twice. The outcome of a refused record is the reason.
 */
export async function runBulk(
  resource: AnyResource,
  job: JobRow,
  deps: ResourceDeps,
  context: CallerContext,
  progress: Progress,
): Promise<void> {
  const { db } = deps;
  const changes = await changesOf(db, job);
  if (changes[0]) checkBulk(resource, changes[0].changes, context);
  const stored = await db
    .selectFrom('background_job_record')
    .select(['record_id', 'refusal'])
    .where('job_id', '=', job.id)
    .execute();
  const finished = new Set(stored.map(({ record_id }) => record_id));
  let [done, refused] = [stored.length, stored.filter(({ refusal }) => refusal !== null).length];
  await progress(done, changes.length, refused);
  for (const change of changes) {
    if (finished.has(change.id)) continue;
    if (!(await changeOne(resource, job, deps, context, change))) refused += 1;
    done += 1;
    await progress(done, changes.length, refused);
  }
  await transaction(db, (trx) => endJob(trx, job, 'done', context.now));
}

/** The records that a job changes; an undo sets the records of another job back. */
async function changesOf(db: Db, { input }: JobRow): Promise<Change[]> {
  const { of, records = [], changes = {} } = input;
  if (of === undefined) return records.map((record) => ({ ...record, changes }));
  const rows = await db
    .selectFrom('background_job_record')
    .select(['record_id', 'version', 'before'])
    .where('job_id', '=', of)
    .where('refusal', 'is', null)
    .orderBy('record_id')
    .execute();
  return rows.map((row) => ({ id: row.record_id, version: row.version ?? 0, changes: row.before ?? {} }));
}

/** @returns whether the record was changed */
async function changeOne(
  resource: AnyResource,
  job: JobRow,
  deps: ResourceDeps,
  context: CallerContext,
  { id, version, changes }: Change,
): Promise<boolean> {
  try {
    await transaction(deps.db, async (trx) => {
      const { before, after } = await editRecord(trx, resource, deps, context, { id, version, ...changes });
      const [problem] = newProblems(resource, before, changes, context);
      if (problem) throw new GongdiError('invalid', { label: { zh: problem.message, en: problem.message } });
      const title = titleOf(resource, before);
      const old = JSON.stringify(valuesOf(before, Object.keys(changes)));
      await storeOutcome(trx, job.id, { record_id: id, title, before: old, version: after.version });
    });
    return true;
  } catch (error) {
    if (!(error instanceof GongdiError) || error.entry === 'unavailable') throw error;
    const title = await titleNow(deps, resource, context, id);
    await storeOutcome(deps.db, job.id, { record_id: id, title, refusal: JSON.stringify(reasonOf(error)) });
    return false;
  }
}

const reasonOf = (error: GongdiError): Label =>
  error.entry === 'invalid' && error.problems.length > 0 ? resourcesLabel('bulkReference') : error.label;

/** Returns the present title of a record that could not be changed; its id if it cannot be read. */
async function titleNow(
  { db, timeZone }: ResourceDeps,
  resource: AnyResource,
  context: CallerContext,
  id: string,
): Promise<string> {
  const row = await resourceRepository(db, resource, { timeZone })
    .get(accessOf(context), id)
    .catch(() => undefined);
  return row ? titleOf(resource, row) : id;
}

/** What became of one record. */
interface Outcome {
  record_id: string;
  title: string;
  /** Why it was refused, a `Label` as JSON; absent: it was changed. */
  refusal?: string;
  /** The values before the change as JSON, for undoing it. */
  before?: string;
  /** The version after the change. */
  version?: number;
}

async function storeOutcome(db: Db, job_id: string, outcome: Outcome): Promise<void> {
  await db
    .insertInto('background_job_record')
    .values({ job_id, ...outcome })
    .execute();
}

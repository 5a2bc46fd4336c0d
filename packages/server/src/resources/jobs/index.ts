import { calls, EXPORT_AT_ONCE } from '@gongdi/api';
import { COUNT_LIMIT, findResource, GongdiError, permission, type AnyResource } from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { dropFiles, openBlob } from '../../files/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { resourceRepository, transaction, type Db } from '../../store/index.ts';
import { XLSX_TYPE } from '@gongdi/sheets';
import { accessOf, maySeePersonal } from '../access.ts';
import type { ResourceDeps } from '../record-handlers.ts';
import { resourcesLabel } from '../text/index.ts';
import { checkBulk, previewBulk } from './bulk-edit.ts';
import { addJob, endJob, jobOf, jobsOf, MOST_OPEN, shownJob, type JobRow, type NewJob } from './job-store.ts';

export { jobNews } from './job-store.ts';
export { jobWorker } from './worker.ts';

/** Handlers of background jobs and of bulk edits. */
export function jobHandlers(deps: ResourceDeps): Handler[] {
  const { db, timeZone, setting } = deps;
  const { job } = calls;
  const shown = (row: JobRow, { lang }: CallerContext) => shownJob(row, lang, setting('download_days'));
  const begun = async (given: Pick<NewJob, 'kind' | 'resource' | 'input' | 'total'>, context: CallerContext) => {
    const { id: account_id, company_id } = context.caller;
    const id = await transaction(db, async (trx) => {
      await refuseMany(trx, account_id);
      if (given.input.of !== undefined)
        await trx.updateTable('background_job').set({ undone: true }).where('id', '=', given.input.of).execute();
      return addJob(trx, { ...given, account_id, company_id, lang: context.lang }, context.now);
    });
    return shown(await ownJob(db, id, context), context);
  };
  return [
    handle(job.list, async ({ query: { page, page_size } }, context) => {
      const rows = await jobsOf(db, context.caller.id, page_size, (page - 1) * page_size);
      const { total } = await db
        .selectFrom('background_job')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('account_id', '=', context.caller.id)
        .executeTakeFirstOrThrow();
      const list = rows.map((row) => shown(row, context));
      return { list, total: Math.min(total, COUNT_LIMIT), total_capped: false, page, page_size };
    }),
    handle(job.get, async ({ params: { id } }, context) => {
      const row = await ownJob(db, id, context);
      const rows = await db
        .selectFrom('background_job_record')
        .select(['record_id', 'title', 'refusal'])
        .where('job_id', '=', id)
        .where('refusal', 'is not', null)
        .orderBy('record_id')
        .execute();
      const refusals = rows.map(({ record_id, title, refusal }) => ({
        id: record_id,
        title,
        message: refusal?.[context.lang] ?? '',
      }));
      return { ...shown(row, context), refusals };
    }),
    handle(job.cancel, async ({ params: { id } }, context) => {
      const row = await ownJob(db, id, context);
      if (!(await transaction(db, (trx) => endJob(trx, row, 'cancelled', context.now))))
        throw new GongdiError('conflict', { label: resourcesLabel('jobEnded') });
      return null;
    }),
    handle(job.remove, async ({ params: { id } }, context) => {
      const { ended_at, file_id } = await ownJob(db, id, context);
      if (ended_at === null) throw new GongdiError('conflict', { label: resourcesLabel('jobOpen') });
      await db.deleteFrom('background_job').where('id', '=', id).execute();
      if (file_id !== null) await dropFiles(db, deps.blobs, [file_id]);
      return null;
    }),
    handle(job.file, async ({ params: { id } }, context) => {
      const row = await ownJob(db, id, context);
      const resource = mayUse(row.resource, 'export', context);
      if (row.input.personal && !maySeePersonal(context.caller, resource)) throw new GongdiError('permission');
      const content = row.hash === null || !deps.blobs ? undefined : await openBlob(db, deps.blobs, row.hash);
      if (!content || row.file_name === null) throw new GongdiError('notFound', { label: resourcesLabel('jobNoFile') });
      context.header('content-length', String(content.size));
      return { bytes: content.bytes, type: XLSX_TYPE, name: row.file_name };
    }),
    handle(job.exporting, async ({ body }, context) => {
      const resource = mayUse(body.resource, 'export', context);
      const personal = body.personal === '1';
      if (personal && !maySeePersonal(context.caller, resource)) throw new GongdiError('permission');
      const records = resourceRepository(db, resource, { timeZone });
      const total = await records.total(accessOf(context), body.query);
      if (total <= EXPORT_AT_ONCE || !deps.blobs) return null;
      const input = { query: body.query, personal };
      return begun({ kind: 'export', resource: resource.name, input, total }, context);
    }),
    handle(job.bulkPreview, ({ body }, context) =>
      previewBulk(db, timeZone, { ...body, resource: mayUse(body.resource, 'edit', context) }, context),
    ),
    handle(job.bulkRun, async ({ body: { resource: name, records, changes } }, context) => {
      const resource = mayUse(name, 'edit', context);
      checkBulk(resource, changes, context);
      return begun({ kind: 'bulk-edit', resource: name, input: { records, changes }, total: records.length }, context);
    }),
    handle(job.undo, async ({ params: { id } }, context) => {
      const row = await ownJob(db, id, context);
      if (!shown(row, context).undoable) throw new GongdiError('conflict', { label: resourcesLabel('jobNotUndone') });
      mayUse(row.resource, 'edit', context);
      const total = row.done - row.refused;
      return begun({ kind: 'undo', resource: row.resource, input: { of: id }, total }, context);
    }),
  ];
}

/** @throws GongdiError `notFound` */
async function ownJob(db: Db, id: string, { caller }: CallerContext): Promise<JobRow> {
  const row = await jobOf(db, id, caller.id);
  if (!row) throw new GongdiError('notFound', { label: resourcesLabel('jobGone') });
  return row;
}

/** @throws GongdiError `permission`, also for a resource that does not exist or has no such operation */
function mayUse(name: string, operation: 'export' | 'edit', { caller }: CallerContext): AnyResource {
  const resource = findResource(name);
  if (!resource?.endpoints[operation] || !caller.permissions.has(permission(name, operation)))
    throw new GongdiError('permission');
  return resource;
}

/** @throws GongdiError `tooMany` when too many jobs of the account have not ended */
async function refuseMany(trx: Db, account_id: string): Promise<void> {
  const { open } = await trx
    .selectFrom('background_job')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account_id', '=', account_id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  if (open >= MOST_OPEN) throw new GongdiError('tooMany', { label: resourcesLabel('jobMany', { count: MOST_OPEN }) });
}

const DAY = 86_400_000;

/** Removes jobs that ended longer ago than the setting allows, with their files. */
export async function sweepJobs({ db, blobs }: ResourceDeps, setting: ReadSetting, now: number): Promise<void> {
  const before = new Date(now - setting('download_days') * DAY).toISOString();
  const rows = await db.deleteFrom('background_job').where('ended_at', '<', before).returning('file_id').execute();
  const files = rows.flatMap(({ file_id }) => file_id ?? []);
  if (files.length > 0) await dropFiles(db, blobs, files);
}

/** SQL query for the `id`s of the files of jobs. */
export function filesOfJobs(): RawBuilder<unknown> {
  return sql`select file_id as id from background_job where file_id is not null`;
}

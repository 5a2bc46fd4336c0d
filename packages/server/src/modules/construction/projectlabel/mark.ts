import type { CallResult, calls } from '@gongdi/api';
import { GongdiError, isLabelled, LABEL, permission, projectlabel, wholeName } from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { seenRecord, type SeenRecord } from '../../../record-page/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, permits, permitted, type Db } from '../../../store/index.ts';
import { labelsLabel, labelsRefusal } from './text/index.ts';

type Address = Parameters<typeof seenRecord>[1];

/**
 * Returns the record that a call is about, if the caller may open it and it may have labels.
 * @throws GongdiError
 */
async function labelled(db: Db, address: Address, context: CallerContext): Promise<SeenRecord> {
  const seen = await seenRecord(db, address, context);
  if (!isLabelled(seen.resource)) throw new GongdiError('conflict', { label: labelsLabel('notLabelled') });
  return seen;
}

const labelsOfRecord = (db: Db, { resource, row }: SeenRecord) =>
  db
    .selectFrom('record_label_use as u')
    .innerJoin('record_label as l', 'l.id', 'u.label_id')
    .select(['l.id', 'l.label_name', 'l.label_color'])
    .where('u.resource', '=', wholeName(resource))
    .where('u.record_id', '=', row.id)
    .orderBy('l.label_name')
    .execute();

const mayWrite = (db: Db, { resource, row }: SeenRecord, context: CallerContext): Promise<boolean> =>
  permits(db, resource, accessOf(context).scope, 'write', row.id);

/** Returns the labels of a record, and whether the caller may change them. */
export async function recordLabels(
  db: Db,
  address: Address,
  context: CallerContext,
): Promise<CallResult<typeof calls.label.ofRecord>> {
  const seen = await labelled(db, address, context);
  const holds = context.caller.permissions.has(permission(projectlabel.name, 'mark'));
  return { list: await labelsOfRecord(db, seen), may_mark: holds && (await mayWrite(db, seen, context)) };
}

/** Puts labels on a record and takes others off; the history of the record keeps it. */
export async function markRecord(
  trx: Db,
  { label_ids, ...address }: Address & { label_ids: readonly string[] },
  context: CallerContext,
): Promise<CallResult<typeof calls.label.ofRecord>> {
  const seen = await labelled(trx, address, context);
  if (!(await mayWrite(trx, seen, context))) throw new GongdiError('permission', { label: labelsLabel('readOnly') });
  const resource = wholeName(seen.resource);
  // The lock lets two changes of one record follow each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`label:${resource}:${seen.row.id}`}, 0))`.execute(trx);
  const before = await labelsOfRecord(trx, seen);
  const had = new Set(before.map(({ id }) => id));
  const wanted = new Set(label_ids);
  const added = [...wanted].filter((id) => !had.has(id));
  const gone = [...had].filter((id) => !wanted.has(id));
  if (added.length === 0 && gone.length === 0) return { list: before, may_mark: true };
  await checkLabels(trx, added, context);
  if (gone.length > 0)
    await trx
      .deleteFrom('record_label_use')
      .where('resource', '=', resource)
      .where('record_id', '=', seen.row.id)
      .where('label_id', '=', anyOf(gone))
      .execute();
  const at = new Date(context.now).toISOString();
  if (added.length > 0)
    await trx
      .insertInto('record_label_use')
      .values(
        added.map((label_id) => ({
          resource,
          record_id: seen.row.id,
          label_id,
          marked_at: at,
          marked_by: context.caller.id,
        })),
      )
      .execute();
  const list = await labelsOfRecord(trx, seen);
  const names = (labels: typeof list): string => labels.map(({ label_name }) => label_name).join('、');
  await recordAudit(trx, context, actorOf(context.caller), {
    action: 'label_change',
    subject: seen.resource.name,
    subject_id: seen.row.id,
    before: { record_labels: names(before) },
    after: { record_labels: names(list) },
  });
  return { list, may_mark: true };
}

/** Refuses labels that the caller does not see, and retired ones. */
async function checkLabels(trx: Db, ids: readonly string[], context: CallerContext): Promise<void> {
  if (ids.length === 0) return;
  const found = await trx
    .selectFrom('record_label')
    .select(['id', 'label_name', 'label_status'])
    .where('id', '=', anyOf(ids))
    .where(permitted(projectlabel, accessOf(context).scope, 'read', sql.ref('record_label.id')))
    .execute();
  if (found.length < ids.length) throw labelsRefusal(context, 'label_ids', 'unknown');
  const retired = found.find(({ label_status }) => label_status === LABEL.retired);
  if (retired) throw labelsRefusal(context, 'label_ids', 'retired', { name: retired.label_name });
}

import {
  ERRORS,
  fieldsOf,
  findResource,
  GongdiError,
  permission,
  refersToRecords,
  type AnyResource,
  type Label,
  type Lang,
  type NamedField,
} from '@gongdi/domain';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../audit/index.ts';
import type { CallerContext } from '../../handler/index.ts';
import {
  missingIn,
  putBack,
  resourceRepository,
  titleInBin,
  toGongdiError,
  transaction,
  type Db,
} from '../../store/index.ts';
import { accessOf } from '../access.ts';
import { resourcesLabel } from '../text/index.ts';
import { mayRestore, shownTitle } from './bin-list.ts';

export interface BinRecord {
  resource: string;
  id: string;
}

export interface Refused extends BinRecord {
  title: string;
  message: string;
}

interface Kept {
  title: string;
  record: Record<string, unknown>;
}

/** The record in the bin, if the caller may restore it; locked, so that it is restored or deleted once. */
async function keptFor(trx: Db, resource: AnyResource, id: string, context: CallerContext): Promise<Kept | undefined> {
  // Raw SQL: the condition is that of the resource.
  const { rows } = await sql<Kept>`select d.title, d.record from deleted_record d
    where d.record_id = ${id} and ${mayRestore(resource, context)} for update`.execute(trx);
  return rows[0];
}

/**
 * Does something with each record, in a transaction of its own, the last deleted first: what a record refers to could
 * only be deleted after it.
 * @returns the number of those for which it worked, and the others with the reasons
 */
export async function eachInBin(
  db: Db,
  records: readonly BinRecord[],
  context: CallerContext,
  work: (trx: Db, resource: AnyResource, id: string, kept: Kept) => Promise<void>,
): Promise<{ done: number; refused: Refused[] }> {
  const refused: Refused[] = [];
  let done = 0;
  for (const { resource: name, id } of await lastDeletedFirst(db, records)) {
    const resource = findResource(name);
    if (!resource || !context.caller.permissions.has(permission(name, 'delete'))) {
      refused.push({ resource: name, id, title: id, message: ERRORS.permission.message[context.lang] });
      continue;
    }
    let title = id;
    try {
      await transaction(db, async (trx) => {
        const kept = await keptFor(trx, resource, id, context);
        if (!kept) throw new GongdiError('notFound', { label: resourcesLabel('binGone') });
        title = shownTitle(resource, kept.title, id);
        await work(trx, resource, id, kept);
      });
      done += 1;
    } catch (error) {
      const message = await reasonOf(db, resource, error, context);
      refused.push({ resource: name, id, title, message });
    }
  }
  return { done, refused };
}

async function lastDeletedFirst(db: Db, records: readonly BinRecord[]): Promise<readonly BinRecord[]> {
  const given = JSON.stringify(records);
  // Raw SQL: the builder reads no JSON as rows.
  const { rows } = await sql<BinRecord>`select g.resource, g.id from jsonb_to_recordset(${given}::jsonb)
    as g (resource text, id text) left join deleted_record d on d.resource = g.resource and d.record_id = g.id
    group by g.resource, g.id, d.deleted_at order by d.deleted_at desc nulls last, g.id desc`.execute(db);
  return rows;
}

/** Restores one record as it was, with what its deletion took along, and notes it in the change record. */
export async function restoreOne(
  trx: Db,
  resource: AnyResource,
  id: string,
  kept: Kept,
  context: CallerContext,
): Promise<void> {
  const [missing] = missingIn(resource, kept.record);
  if (missing !== undefined)
    throw new GongdiError('invalid', { label: resourcesLabel('binIncomplete', { label: labelOf(resource, missing) }) });
  try {
    await putBack(trx, resource, id);
  } catch (error) {
    throw new InTheWay(error, kept.record);
  }
  await trx.deleteFrom('deleted_record').where('resource', '=', resource.name).where('record_id', '=', id).execute();
  const event = { action: 'restore' as const, subject: resource.name, subject_id: id, after: kept.record };
  await recordAudit(trx, context, actorOf(context.caller), event);
}

/** An error of the database when a record is put back, with the record, so that what is in the way can be named. */
class InTheWay extends Error {
  readonly record: Readonly<Record<string, unknown>>;
  constructor(cause: unknown, record: Readonly<Record<string, unknown>>) {
    super('the record could not be put back', { cause });
    this.record = record;
  }
}

function labelOf(resource: AnyResource, name: string): Label {
  return fieldsOf(resource).find((field) => field.name === name)?.label ?? { zh: name, en: name };
}

/** What to tell the caller: what is in the way, by its name if the caller may see it. Other errors are thrown. */
async function reasonOf(db: Db, resource: AnyResource, error: unknown, context: CallerContext): Promise<string> {
  if (error instanceof GongdiError) return error.label[context.lang];
  if (!(error instanceof InTheWay)) throw error;
  const found = toGongdiError(error.cause, resource);
  if (!(found instanceof GongdiError)) {
    // A foreign key of another table: of a row that went along.
    if ((error.cause as { code?: string }).code === '23503') return resourcesLabel('binPart')[context.lang];
    throw error.cause;
  }
  const path = found.problems[0]?.path;
  const field = fieldsOf(resource).find(({ name }) => name === path);
  if (!field) return found.label[context.lang];
  return found.entry === 'duplicate'
    ? takenBy(db, resource, field, { found, record: error.record }, context)
    : lost(db, field, error.record[field.name], context.lang);
}

async function takenBy(
  db: Db,
  resource: AnyResource,
  { name }: NamedField,
  { found, record }: { found: GongdiError; record: Readonly<Record<string, unknown>> },
  context: CallerContext,
): Promise<string> {
  // Raw SQL: table and column are those of the resource.
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(resource.viewOf ?? resource.noun)}
    where org_id is not distinct from ${record['org_id']} and ${sql.ref(name)}::text = ${String(record[name])}
    limit 1`.execute(db);
  const id = rows[0]?.id;
  const seen =
    id === undefined ? undefined : await resourceRepository(db, resource).titles(accessOf(context), { ids: [id] });
  const title = id === undefined ? undefined : seen?.get(id);
  if (title === undefined) return found.label[context.lang];
  return resourcesLabel('binTaken', { reason: found.label, title: shownTitle(resource, title, id!) })[context.lang];
}

async function lost(db: Db, { label, kind, ref }: NamedField, value: unknown, lang: Lang): Promise<string> {
  const target = refersToRecords(kind) && ref ? findResource(ref) : undefined;
  const title = target && typeof value === 'string' ? await titleInBin(db, target.name, value) : undefined;
  if (target && title !== undefined)
    return resourcesLabel('binNeeds', { label, title: shownTitle(target, title, String(value)) })[lang];
  return resourcesLabel('binLost', { label })[lang];
}

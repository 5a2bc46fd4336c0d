import type { BpmForm, BpmFormSummary } from '@gongdi/api';
import { GongdiError, type Page, type WireForm } from '@gongdi/domain';
import type { Selectable } from 'kysely';
import type { Caller, CallerContext } from '../../handler/index.ts';
import { containing, newId, type Db, type Tables } from '../../store/index.ts';
import { pageOfQuery } from '../paging.ts';
import { within } from '../range.ts';
import { found, usableBy, writableBy } from '../visibility.ts';

export type FormRow = Selectable<Tables['process_form']>;

/** `open`: models may choose the form. `closed`: they may not. Dictionary `bpm_common_status`. */
export const FORM_STATUS = { open: 0, closed: 1 } as const;

function summaries(db: Db, caller: Caller) {
  return db
    .selectFrom('process_form as f')
    .select(['f.id', 'f.name', 'f.status', 'f.remark', 'f.version'])
    .select(['f.created_at as create_time', 'f.updated_at as update_time'])
    .select(writableBy(caller, 'f.org_id').as('writable'))
    .where(usableBy(caller, 'f.org_id'));
}

interface FormQuery {
  page: number;
  page_size: number;
  name?: string;
  status?: number;
  begin_create_time?: string;
  end_create_time?: string;
}

export function pageOfForms(db: Db, caller: Caller, query: FormQuery, zone: string): Promise<Page<BpmFormSummary>> {
  let rows = summaries(db, caller)
    .where(within('f.created_at', 'create_time', query.begin_create_time, query.end_create_time, zone))
    .orderBy('f.updated_at', 'desc')
    .orderBy('f.id', 'desc');
  if (query.name) rows = rows.where('f.name', 'ilike', containing(query.name));
  if (query.status !== undefined) rows = rows.where('f.status', '=', query.status);
  return pageOfQuery(db, rows, query);
}

/** Forms that a model may choose. */
export function openForms(db: Db, caller: Caller): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('process_form as f')
    .select(['f.id', 'f.name'])
    .where(usableBy(caller, 'f.org_id'))
    .where('f.status', '=', FORM_STATUS.open)
    .orderBy('f.name')
    .orderBy('f.id')
    .execute();
}

/** @throws GongdiError `notFound` */
export async function getForm(db: Db, caller: Caller, id: string): Promise<BpmForm> {
  const row = await summaries(db, caller).select(['f.conf', 'f.fields']).where('f.id', '=', id).executeTakeFirst();
  return found(row);
}

/**
 * Reads a form that is about to be changed, and locks its row until the transaction ends.
 * @throws GongdiError `notFound`, or `permission` if the caller may use the form but not change it
 */
export async function lockForm(trx: Db, caller: Caller, id: string): Promise<FormRow> {
  const row = await trx
    .selectFrom('process_form')
    .selectAll()
    .where('id', '=', id)
    .where(writableBy(caller, 'org_id'))
    .forUpdate()
    .executeTakeFirst();
  if (row) return row;
  await getForm(trx, caller, id);
  throw new GongdiError('permission');
}

type FormInput = Pick<FormRow, 'name' | 'status' | 'remark'> & WireForm;

export async function insertForm(trx: Db, { caller, now }: CallerContext, form: FormInput): Promise<string> {
  const at = new Date(now).toISOString();
  const id = newId(now);
  const by = { created_at: at, created_by: caller.id, updated_at: at, updated_by: caller.id };
  await trx
    .insertInto('process_form')
    .values({ ...form, ...by, id, org_id: caller.org_id, version: 1 })
    .execute();
  return id;
}

/** Changes a form that `lockForm` returned, and increments its version. */
export async function changeForm(
  trx: Db,
  { caller, now }: CallerContext,
  before: Pick<FormRow, 'id' | 'version'>,
  form: FormInput,
): Promise<void> {
  await trx
    .updateTable('process_form')
    .set({ ...form, version: before.version + 1, updated_at: new Date(now).toISOString(), updated_by: caller.id })
    .where('id', '=', before.id)
    .execute();
}

export async function deleteForm(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('process_form').where('id', '=', id).execute();
}

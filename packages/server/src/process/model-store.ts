import type { ProcessModel } from '@gongdi/api';
import { fill, GongdiError, type Page } from '@gongdi/domain';
import { sql, type Selectable } from 'kysely';
import type { Caller, CallerContext } from '../handler/index.ts';
import { containing, newId, type Db, type Tables } from '../store/index.ts';
import { pageOfQuery } from './paging.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';
import { found, usableBy, writableBy } from './visibility.ts';

export type ModelRow = Selectable<Tables['process_model']>;
export type ModelDetail = ProcessModel & { bpmn_xml: string };

const COLUMNS = [
  'id',
  'key',
  'name',
  'description',
  'category',
  'flavour',
  'version',
  'form_type',
  'form_id',
  'form_custom_create_path',
  'form_custom_view_path',
  'nobody_policy',
  'manager_user_ids',
] as const;

/** Selects what lists show: every column except the drawing, and the definition deployed last. */
function summaries(db: Db, caller: Caller) {
  return db
    .selectFrom('process_model as m')
    .select(COLUMNS.map((column) => `m.${column}` as const))
    .select(['m.created_at as create_time', 'm.updated_at as update_time'])
    .select(writableBy(caller, 'm.org_id').as('writable'))
    .select(sql<string | null>`(select f.name from process_form f where f.id = m.form_id)`.as('form_name'))
    .select(
      sql<ProcessModel['process_definition']>`(
        select json_build_object('id', d.id, 'version', d.version, 'suspension_state', d.suspension_state,
          'deployment_time', to_char(d.deployed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from process_definition d where d.model_id = m.id order by d.version desc limit 1)`.as('process_definition'),
    )
    .where(usableBy(caller, 'm.org_id'));
}

export function pageOfModels(
  db: Db,
  caller: Caller,
  query: { page: number; page_size: number; key?: string; name?: string; category?: number },
): Promise<Page<ProcessModel>> {
  let rows = summaries(db, caller).orderBy('m.updated_at', 'desc').orderBy('m.id', 'desc');
  if (query.key) rows = rows.where('m.key', 'ilike', containing(query.key));
  if (query.name) rows = rows.where('m.name', 'ilike', containing(query.name));
  if (query.category !== undefined) rows = rows.where('m.category', '=', query.category);
  return pageOfQuery(db, rows, query);
}

/** @throws GongdiError `notFound` */
export async function getModel(db: Db, caller: Caller, id: string): Promise<ModelDetail> {
  const row = await summaries(db, caller).select('m.bpmn_xml').where('m.id', '=', id).executeTakeFirst();
  return found(row);
}

/**
 * Reads a model that is about to be changed, and locks its row until the transaction ends.
 * @throws GongdiError `notFound`, or `permission` if the caller may use the model but not change it
 */
export async function lockModel(trx: Db, caller: Caller, id: string): Promise<ModelRow> {
  const row = await trx
    .selectFrom('process_model')
    .selectAll()
    .where('id', '=', id)
    .where(writableBy(caller, 'org_id'))
    .forUpdate()
    .executeTakeFirst();
  if (row) return row;
  await getModel(trx, caller, id);
  throw new GongdiError('permission');
}

/** Returns the model of that key in the caller's own organisation, and locks its row. */
export function lockModelByKey(trx: Db, caller: Caller, key: string): Promise<ModelRow | undefined> {
  return trx
    .selectFrom('process_model')
    .selectAll()
    .where('org_id', '=', caller.org_id)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Settings about how a model is started and who is responsible for it. */
export const MODEL_SETTINGS = [
  'form_type',
  'form_id',
  'form_custom_create_path',
  'form_custom_view_path',
  'nobody_policy',
  'manager_user_ids',
] as const;
export type ModelSettings = Partial<Pick<ModelRow, (typeof MODEL_SETTINGS)[number]>>;

type NewModel = Pick<ModelRow, 'key' | 'name' | 'description' | 'category' | 'flavour' | 'bpmn_xml'> & ModelSettings;

/** @throws GongdiError `duplicate` if the organisation has a model of that key */
export async function insertModel(trx: Db, context: CallerContext, model: NewModel): Promise<string> {
  const at = new Date(context.now).toISOString();
  const { caller } = context;
  const by = { created_at: at, created_by: caller.id, updated_at: at, updated_by: caller.id };
  const { id } = found(
    await trx
      .insertInto('process_model')
      .values({ ...model, ...by, id: newId(context.now), org_id: caller.org_id, version: 1 })
      .onConflict((conflict) => conflict.columns(['org_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
      .then((row) => {
        if (!row) throw keyTaken(model.key);
        return row;
      }),
  );
  return id;
}

function keyTaken(key: string): GongdiError {
  const label = { zh: fill(zh.keyTaken, { key }), en: fill(en.keyTaken, { key }) };
  return new GongdiError('duplicate', { label });
}

type Changes = Partial<Pick<ModelRow, 'name' | 'description' | 'category' | 'flavour' | 'bpmn_xml'>> & ModelSettings;

/** Changes a model that `lockModel` returned, and increments its version. */
export async function changeModel(
  trx: Db,
  context: CallerContext,
  model: Pick<ModelRow, 'id' | 'version'>,
  changes: Changes,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;
  await trx
    .updateTable('process_model')
    .set({
      ...given,
      version: model.version + 1,
      updated_at: new Date(context.now).toISOString(),
      updated_by: context.caller.id,
    })
    .where('id', '=', model.id)
    .execute();
}

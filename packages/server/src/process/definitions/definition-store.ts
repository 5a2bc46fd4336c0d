import type { ProcessDefinition, ProcessDefinitionDetail } from '@gongdi/api';
import type { Selectable } from 'kysely';
import type { Caller } from '../../handler/index.ts';
import type { Db, Tables } from '../../store/index.ts';
import { found, usableBy } from '../visibility.ts';

export type DefinitionRow = Selectable<Tables['process_definition']>;

/** Columns of a definition `d` that lists show. */
export const DEFINITION_COLUMNS = [
  'd.id',
  'd.model_id',
  'd.key',
  'd.name',
  'd.description',
  'd.category',
  'd.version',
  'd.form_type',
  'd.form_id',
  'd.form_name',
  'd.form_custom_create_path',
  'd.form_custom_view_path',
  'd.deployed_at as deployment_time',
  'd.suspension_state',
] as const;

/** Returns the newest version of each process that the caller may use, whether active or suspended. */
export function newestDefinitions(db: Db, caller: Pick<Caller, 'scope'>) {
  return db
    .selectFrom('process_definition as d')
    .select(DEFINITION_COLUMNS)
    .distinctOn(['d.org_id', 'd.key'])
    .where(usableBy(caller, 'd.org_id'))
    .orderBy('d.org_id')
    .orderBy('d.key')
    .orderBy('d.version', 'desc')
    .limit(1000)
    .execute();
}

/** Reads a definition by its id, without a check of the caller's rights. @throws GongdiError `notFound` */
export async function definitionById(db: Db, id: string): Promise<DefinitionRow> {
  const row = await db.selectFrom('process_definition').selectAll().where('id', '=', id).executeTakeFirst();
  return found(row);
}

/** Returns a definition as calls answer it, with its form. */
export function definitionDetail(row: DefinitionRow): ProcessDefinitionDetail {
  const { id, model_id, key, name, description, category, version, form_type, form_id, form_name } = row;
  const brief: ProcessDefinition = {
    id,
    model_id,
    key,
    name,
    description,
    category,
    version,
    form_type,
    form_id,
    form_name,
    form_custom_create_path: row.form_custom_create_path,
    form_custom_view_path: row.form_custom_view_path,
    deployment_time: row.deployed_at,
    suspension_state: row.suspension_state,
  };
  return { ...brief, form_conf: row.form_conf, form_fields: row.form_fields };
}

import type { ProcessDefinition, ProcessDefinitionDetail } from '@gongdi/api';
import type { Kysely, Selectable } from 'kysely';
import type { Caller } from '../../handler/index.ts';
import { found, usableBy } from '../visibility.ts';
import { processTables, type ProcessTables } from '../tables.ts';

export type DefinitionRow = Selectable<ProcessTables['process_definition']>;

/** What a list shows of a definition `d`. */
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

/** The newest version of each process that the caller may use, those that start people and those that are suspended. */
export function newestDefinitions(db: Kysely<unknown>, caller: Pick<Caller, 'scope'>) {
  return processTables(db)
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

/** A definition by its id, whoever asks. @throws GongdiError `notFound` */
export async function definitionById(db: Kysely<unknown>, id: string): Promise<DefinitionRow> {
  const row = await processTables(db)
    .selectFrom('process_definition')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return found(row);
}

/** A definition as a call answers it, with its form. */
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

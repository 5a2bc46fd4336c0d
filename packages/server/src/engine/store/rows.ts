import { sql, type Selectable } from 'kysely';
import type { Db, Tables } from '../../store/index.ts';
import type { State } from '../core/index.ts';
import type { Json, Trx, Variables } from '../types.ts';

/** A running instance, with its state. */
export interface InstanceRow {
  id: string;
  root_id: string;
  parent_id: string | null;
  parent_visit: string | null;
  definition_id: string;
  suspended: boolean;
  state: State;
  org_id: string;
  name: string;
  business_key: string | null;
  starter_id: string;
}

/** An instance as it is stored: its state is text. */
type RawRow = Selectable<Tables['engine_instance']> &
  Pick<Selectable<Tables['process_instance']>, 'org_id' | 'name' | 'business_key'> & { starter_id: string };

const parse = ({ state, ...row }: RawRow): InstanceRow => ({ ...row, state: JSON.parse(state) as State });

/** The target of a command. Every command first locks the topmost instance of its tree of called instances. */
export type Target = { instance_id: string } | { task_id: string };

/**
 * Locks and reads the instance of a command.
 * @returns undefined when the instance does not run
 */
export async function lockInstance(trx: Trx, target: Target): Promise<InstanceRow | undefined> {
  const id =
    'task_id' in target
      ? sql`(select t.instance_id from process_task t where t.id = ${target.task_id} and t.ended_at is null)`
      : sql`${target.instance_id}::text`;
  // Raw SQL: the bench row `engine` guards the processor time of a completed task; the builder would add to it.
  const { rows } = await sql<RawRow & { wanted: string }>`
    select e.*, i.org_id, i.name, i.business_key, i.start_account_id as starter_id, w.id as wanted
    from engine_instance w join engine_instance e on e.id = w.root_id join process_instance i on i.id = e.id
    where w.id = ${id} for update of e`.execute(trx);
  const found = rows[0];
  if (!found) return undefined;
  const { wanted, ...root } = found;
  return wanted === root.id ? parse(root) : readInstance(trx, wanted);
}

/** Reads an instance whose topmost instance is already locked. */
export async function readInstance(trx: Trx, id: string): Promise<InstanceRow | undefined> {
  const row = await trx
    .selectFrom('engine_instance as e')
    .innerJoin('process_instance as i', 'i.id', 'e.id')
    .selectAll('e')
    .select(['i.org_id', 'i.name', 'i.business_key', 'i.start_account_id as starter_id'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return row && parse(row);
}

export interface DefinitionRow {
  id: string;
  key: string;
  name: string;
  org_id: string;
  bpmn_xml: string;
}

export function readDefinition(db: Db, id: string): Promise<DefinitionRow | undefined> {
  return db
    .selectFrom('process_definition')
    .select(['id', 'key', 'name', 'org_id', 'bpmn_xml'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the variables of an instance itself, without those of its inner scopes. */
export async function readVariables(db: Db, instance: string): Promise<Variables> {
  const rows = await db
    .selectFrom('process_variable')
    .select((eb) => ['name', eb.ref('value').$castTo<Json>().as('value')])
    .where('instance_id', '=', instance)
    .where('visit', '=', 'v0')
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

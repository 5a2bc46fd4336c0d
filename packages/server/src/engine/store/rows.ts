import { sql, type Kysely } from 'kysely';
import type { State } from '../core/index.ts';
import type { Trx } from '../types.ts';

/** An instance that runs, with its state. */
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

interface RawRow extends Omit<InstanceRow, 'state'> {
  state: string;
}

const COLUMNS = sql`e.id, e.root_id, e.parent_id, e.parent_visit, e.definition_id, e.suspended, e.state,
  i.org_id, i.name, i.business_key, i.start_account_id as starter_id`;

const parse = ({ state, ...row }: RawRow): InstanceRow => ({ ...row, state: JSON.parse(state) as State });

/** Whom a command is about: every command first locks the topmost instance of all that hang together. */
export type Target = { instance_id: string } | { task_id: string };

/**
 * Locks and reads the instance of a command.
 * @returns undefined when it does not run (any more)
 */
export async function lockInstance(trx: Trx, target: Target): Promise<InstanceRow | undefined> {
  const id =
    'task_id' in target
      ? sql`(select t.instance_id from process_task t where t.id = ${target.task_id} and t.ended_at is null)`
      : sql`${target.instance_id}::text`;
  const { rows } = await sql<RawRow & { wanted: string }>`
    select ${COLUMNS}, w.id as wanted
    from engine_instance w join engine_instance e on e.id = w.root_id join process_instance i on i.id = e.id
    where w.id = ${id} for update of e`.execute(trx);
  const found = rows[0];
  if (!found) return undefined;
  const { wanted, ...root } = found;
  return wanted === root.id ? parse(root) : readInstance(trx, wanted);
}

/** Reads an instance whose topmost one is locked. */
export async function readInstance(trx: Trx, id: string): Promise<InstanceRow | undefined> {
  const { rows } = await sql<RawRow>`
    select ${COLUMNS} from engine_instance e join process_instance i on i.id = e.id where e.id = ${id}`.execute(trx);
  return rows[0] && parse(rows[0]);
}

export interface DefinitionRow {
  id: string;
  key: string;
  name: string;
  org_id: string;
  bpmn_xml: string;
}

export async function readDefinition(db: Kysely<unknown>, id: string): Promise<DefinitionRow | undefined> {
  const { rows } = await sql<DefinitionRow>`
    select id, key, name, org_id, bpmn_xml from process_definition where id = ${id}`.execute(db);
  return rows[0];
}

import type { EngineRuntime, HistoryReader, InstanceSnapshot } from '@gongdi/engines';
import { sql } from 'kysely';
import { endInstanceRow } from '../store/instance-rows.ts';
import { isStorableName, unstorable } from '../storable.ts';
import type { EngineHooks, Json, TaskEnd, Trx, Variables } from '../types.ts';
import { definitionOf } from './definitions.ts';
import { asked } from './failure.ts';
import { instanceFacts, lockOutside, type OutsideInstance } from './instances.ts';
import { projectActivities } from './project-activities.ts';
import { projectTasks } from './project-tasks.ts';

export interface OutsideWorld {
  runtime: EngineRuntime;
  reader: HistoryReader;
  hooks: EngineHooks;
}

/** Called instances deeper than this are left alone. */
const MAX_DEPTH = 20;

/** Brings an instance and those that it called to what the engine says of them, in the caller's transaction. */
export async function reconcile(
  world: OutsideWorld,
  trx: Trx,
  instance: OutsideInstance,
  gone: Exclude<TaskEnd, 'completed'> = 'cancelled',
  root = instance.id,
  depth = 0,
): Promise<void> {
  if (instance.ended || depth > MAX_DEPTH) return;
  const snapshot = await asked(world.reader.read(instance.id));
  const variables = variablesOf(snapshot);
  await writeVariables(trx, instance.id, variables);
  await projectTasks(
    { trx, runtime: world.runtime, hooks: world.hooks, instance, variables, gone },
    snapshot.history.tasks ?? [],
  );
  await projectActivities(trx, instance.id, await drawing(trx, instance.definition_id), snapshot.history);
  for (const { key, called_process_instance_id: id } of snapshot.history.activities ?? []) {
    const child = id ? await childOf(world, trx, instance, key, id) : undefined;
    if (child) await reconcile(world, trx, child, gone, root, depth + 1);
  }
  if (!snapshot.over) return;
  const { result, end_time } = snapshot.history.process_instance ?? {};
  const how = result === 4 ? 'terminated' : 'completed';
  await endInstanceRow(trx, instance.id, how, new Date(end_time ?? Date.now()).toISOString());
  await world.hooks.instanceEnded?.(trx, instanceFacts(instance, root, variables), how);
}

/** A called instance belongs to whom the calling one belongs to. */
async function childOf(world: OutsideWorld, trx: Trx, parent: OutsideInstance, key: string, id: string) {
  const { org_id, starter_id, name } = parent;
  const owner = { org_id, starter_id, name, business_key: null };
  return (await lockOutside(trx, id)) ?? (await adopt(world, trx, id, owner, { parent_id: parent.id, key }));
}

/** Makes an instance ours that the engine began by itself; undefined when its definition did not come from here. */
export async function adopt(
  { reader, hooks }: OutsideWorld,
  trx: Trx,
  id: string,
  owner: Pick<OutsideInstance, 'org_id' | 'starter_id' | 'name' | 'business_key'>,
  caller?: { parent_id: string; key: string },
): Promise<OutsideInstance | undefined> {
  const snapshot = await asked(reader.read(id));
  const definition_id = await definitionOf(trx, snapshot.definitionId);
  if (definition_id === undefined) return undefined;
  const parent_id = caller?.parent_id ?? null;
  const row = {
    ...owner,
    id,
    definition_id,
    name: (snapshot.name ?? owner.name) || (await nameOf(trx, definition_id)),
    parent_id,
    ended: false,
  };
  await insertOutside(trx, row, new Date(snapshot.history.process_instance?.create_time ?? Date.now()), caller?.key);
  await hooks.instanceStarted?.(trx, instanceFacts(row, parent_id ?? id, variablesOf(snapshot)));
  return row;
}

export async function insertOutside(
  trx: Trx,
  row: OutsideInstance,
  at: Date,
  calling: string | null = null,
): Promise<void> {
  await sql`
    insert into process_instance (id, org_id, definition_id, name, business_key, status, result, start_account_id,
      started_at, parent_instance_id, parent_activity_key)
    values (${row.id}, ${row.org_id}, ${row.definition_id}, ${row.name}, ${row.business_key}, 1, 1, ${row.starter_id},
      ${at.toISOString()}, ${row.parent_id}, ${calling})`.execute(trx);
}

/** Variables of the instance itself; what our database cannot hold is left with the engine. */
function variablesOf({ variables }: InstanceSnapshot): Variables {
  const own = variables.filter(
    ({ name, key, task_id, value }) => !key && !task_id && isStorableName(name) && !unstorable(value),
  );
  return Object.fromEntries(own.map(({ name, value }) => [name, (value ?? null) as Json]));
}

async function writeVariables(trx: Trx, instance: string, variables: Variables): Promise<void> {
  await sql`
    with given as (select key as name, value from jsonb_each(${JSON.stringify(variables)}::jsonb)),
    gone as (delete from process_variable where instance_id = ${instance} and visit = 'v0'
      and name not in (select name from given))
    insert into process_variable (instance_id, visit, name, value, updated_at)
    select ${instance}, 'v0', name, value, now() from given
    on conflict (instance_id, visit, name) do update set value = excluded.value, updated_at = excluded.updated_at
      where process_variable.value is distinct from excluded.value`.execute(trx);
}

async function nameOf(trx: Trx, definition: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from process_definition where id = ${definition}`.execute(
    trx,
  );
  return rows[0]?.name ?? '';
}

async function drawing(trx: Trx, definition: string): Promise<string> {
  const { rows } = await sql<{ bpmn_xml: string }>`
    select bpmn_xml from process_definition where id = ${definition}`.execute(trx);
  return rows[0]?.bpmn_xml ?? '';
}

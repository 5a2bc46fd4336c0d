import type { EngineRuntime, HistoryReader, InstanceSnapshot } from '@gongdi/engines';
import { sql } from 'kysely';
import { endInstanceRow, insertInstance } from '../store/instance-rows.ts';
import { readDefinition } from '../store/rows.ts';
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

/** Called instances that are nested deeper are not reconciled. */
const MAX_DEPTH = 20;

/** Updates an instance and the instances that it called to the engine's data, in the caller's transaction. */
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

/** Adopts a called instance. It gets the owner of the calling instance. */
async function childOf(world: OutsideWorld, trx: Trx, parent: OutsideInstance, key: string, id: string) {
  const { org_id, starter_id, name } = parent;
  const owner = { org_id, starter_id, name, business_key: null };
  return (await lockOutside(trx, id)) ?? (await adopt(world, trx, id, owner, { parent_id: parent.id, key }));
}

/**
 * Inserts rows for an instance that the engine started by itself; undefined if its definition was not deployed from
 * here.
 */
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
  const started = new Date(snapshot.history.process_instance?.create_time ?? Date.now());
  await insertInstance(trx, row, started.toISOString(), caller?.key);
  await hooks.instanceStarted?.(trx, instanceFacts(row, parent_id ?? id, variablesOf(snapshot)));
  return row;
}

/** Returns the variables of the instance itself. Values that our database cannot store are left out. */
function variablesOf({ variables }: InstanceSnapshot): Variables {
  const own = variables.filter(
    ({ name, key, task_id, value }) => !key && !task_id && isStorableName(name) && !unstorable(value),
  );
  return Object.fromEntries(own.map(({ name, value }) => [name, (value ?? null) as Json]));
}

async function writeVariables(trx: Trx, instance: string, variables: Variables): Promise<void> {
  await trx
    .deleteFrom('process_variable')
    .where('instance_id', '=', instance)
    .where('visit', '=', 'v0')
    .where('name', '<>', sql<string>`all(${Object.keys(variables)})`)
    .execute();
  const given = sql<{ name: string; value: string }>`jsonb_each(${JSON.stringify(variables)}::jsonb)`;
  await trx
    .insertInto('process_variable')
    .columns(['instance_id', 'visit', 'name', 'value', 'updated_at'])
    .expression(
      trx
        .selectFrom(given.as<'given'>(sql`given (name, value)`))
        .select(({ val }) => [val(instance).as('instance_id'), val('v0').as('visit'), 'name', 'value'])
        .select(sql<string>`now()`.as('updated_at')),
    )
    .onConflict((one) =>
      one
        .columns(['instance_id', 'visit', 'name'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), updated_at: ref('excluded.updated_at') }))
        .whereRef('process_variable.value', 'is distinct from', 'excluded.value'),
    )
    .execute();
}

async function nameOf(trx: Trx, definition: string): Promise<string> {
  return (await readDefinition(trx, definition))?.name ?? '';
}

async function drawing(trx: Trx, definition: string): Promise<string> {
  return (await readDefinition(trx, definition))?.bpmn_xml ?? '';
}

import { GongdiError } from '@gongdi/domain';
import {
  connectEngine,
  connectHistory,
  connectRuntime,
  type EngineConnection,
  type RuntimeIncident,
} from '@gongdi/engines';
import { sql, type Kysely } from 'kysely';
import { transaction, type Database } from '../../store/index.ts';
import { commandGate } from '../commands/index.ts';
import type { EngineHooks, Incident, Json, RunningEngine, TaskEnd, Trx, Variables } from '../types.ts';
import { checkForOutside } from './check.ts';
import { definitionOf, deployOutside, outsideIdOf } from './definitions.ts';
import { asked } from './failure.ts';
import { instanceFacts, instanceOfTask, lockOutside, topOf } from './instances.ts';
import { pollWorker } from './poll.ts';
import { adopt, insertOutside, reconcile, type OutsideWorld } from './reconcile.ts';
import { outsideLabel } from './text/index.ts';

export interface OutsideOptions {
  database: Pick<Database, 'db'>;
  connection: EngineConnection;
  /** May be filled in later, before the first command. */
  hooks?: EngineHooks;
  /** Pause between two looks at what runs, ms. */
  every?: number;
}

/**
 * An engine behind its REST interface. A command goes to the engine first; then our rows of that instance are brought to
 * what the engine says of it. When our transaction fails after that, the next look of the poll does it.
 */
export function createOutsideEngine({ database, connection, hooks = {}, every }: OutsideOptions): RunningEngine {
  const adapter = connectEngine(connection);
  const runtime = connectRuntime(connection);
  const world: OutsideWorld = { runtime, hooks, reader: connectHistory(connection) };
  const poll = pollWorker(database, world, every);
  const gate = commandGate();

  /** Looks at the topmost instance, and by it at all that it called. */
  const look = async (trx: Trx, id: string, gone: Exclude<TaskEnd, 'completed'> = 'cancelled'): Promise<void> => {
    const top = await lockOutside(trx, await topOf(trx, id));
    if (top) await reconcile(world, trx, top, gone);
  };
  const onInstance = async (
    trx: Trx,
    id: string,
    command: Promise<unknown> | (() => Promise<unknown>),
    gone?: Exclude<TaskEnd, 'completed'>,
  ): Promise<void> => {
    const instance = await lockOutside(trx, id);
    if (!instance) throw new GongdiError('notFound');
    await asked(Promise.resolve(typeof command === 'function' ? command() : command));
    await look(trx, id, gone);
  };
  const onTask = async (trx: Trx, task: string, command: () => Promise<unknown>): Promise<void> => {
    const instance = await instanceOfTask(trx, task);
    if (instance === undefined) throw new GongdiError('conflict', { label: outsideLabel('unknownTask') });
    await onInstance(trx, instance, command);
  };
  const keysOf = async (trx: Trx, tasks: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ key: string }>`
      select distinct definition_key as key from process_task where id = any(${[...tasks]})`.execute(trx);
    return rows.map(({ key }) => key);
  };
  const noSigners = (): Promise<never> =>
    Promise.reject(new GongdiError('conflict', { label: outsideLabel('noSigners') }));

  return {
    kind: runtime.kind,
    abilities: runtime.abilities,
    transact: async (company, work) => {
      const leave = await gate.enter(company);
      try {
        return await transaction(database.db, work);
      } finally {
        leave();
      }
    },
    check: (xml) => checkForOutside(runtime.kind, xml),
    deployed: (trx, definition) => deployOutside(trx, adapter, definition),
    withdrawn: () => Promise.resolve(),
    async start(trx, { definition_id, name, business_key, starter_id, org_id, variables }) {
      const outside = await outsideIdOf(trx, definition_id);
      const command = { definitionId: outside, businessKey: business_key, name, variables };
      const { instanceId: id } = await asked(runtime.start(command));
      const row = { id, definition_id, org_id, name, business_key, starter_id, parent_id: null, ended: false };
      await insertOutside(trx, row, new Date());
      await hooks.instanceStarted?.(trx, instanceFacts(row, id, variables));
      await look(trx, id);
      return { instance_id: id };
    },
    complete: (trx, { task_id, variables }) => onTask(trx, task_id, () => runtime.complete(task_id, variables)),
    assign: (trx, { task_id, assignee }) => onTask(trx, task_id, () => runtime.assign(task_id, assignee)),
    move: async (trx, { instance_id, from_task_ids, to, variables }) => {
      const from = await keysOf(trx, from_task_ids);
      const command = { instanceId: instance_id, from, to, ...(variables ? { variables } : {}) };
      await onInstance(trx, instance_id, () => runtime.move(command), 'moved');
    },
    cancel: (trx, { instance_id }) => onInstance(trx, instance_id, () => runtime.cancel(instance_id, 'cancelled')),
    addSigners: noSigners,
    removeSigner: noSigners,
    variables: async (db: Kysely<unknown>, instance_id) => {
      const { rows } = await sql<{ name: string; value: Json }>`
        select name, value from process_variable where instance_id = ${instance_id} and visit = 'v0' order by name`.execute(
        db,
      );
      return Object.fromEntries(rows.map(({ name, value }) => [name, value])) satisfies Variables;
    },
    setVariables: (trx, { instance_id, variables }) =>
      onInstance(trx, instance_id, () => runtime.setVariables(instance_id, variables)),
    message: async (trx, { name, business_key, instance_id, correlation, variables, starter_id, org_id }) => {
      const command = { name, businessKey: business_key, instanceId: instance_id, correlation, variables };
      const { instanceId: id } = await asked(runtime.message(command));
      if (id === null) return { instance_id: instance_id ?? '', started: false };
      const known = await lockOutside(trx, id);
      // A new one is ours when somebody here started it.
      if (!known && starter_id !== undefined && org_id !== undefined)
        await adopt(world, trx, id, { starter_id, org_id, name, business_key: business_key ?? null });
      await look(trx, id);
      return { instance_id: id, started: !known };
    },
    signal: async (trx, { name, instance_id, variables }) => {
      await asked(
        runtime.signal({ name, ...(instance_id === undefined ? {} : { instanceId: instance_id }), variables }),
      );
      if (instance_id !== undefined) await look(trx, instance_id);
      // Engines do not say whom it reached; the poll finds out.
      return { reached: null };
    },
    waits: () => Promise.resolve([]),
    conditions: async (trx, { variables, business_key, definition_id, starter_id, org_id }) => {
      const definitionId = definition_id === undefined ? undefined : await outsideIdOf(trx, definition_id);
      const { instanceIds } = await asked(runtime.conditions({ variables, businessKey: business_key, definitionId }));
      for (const id of instanceIds) {
        if (starter_id !== undefined && org_id !== undefined)
          await adopt(world, trx, id, { starter_id, org_id, name: '', business_key: business_key ?? null });
        await look(trx, id);
      }
      return { instance_ids: instanceIds };
    },
    suspend: (trx, { instance_id }) => onInstance(trx, instance_id, () => runtime.suspend(instance_id, true)),
    resume: (trx, { instance_id }) => onInstance(trx, instance_id, () => runtime.suspend(instance_id, false)),
    migrate: async (trx, { instance_id, definition_id, mapping }) => {
      const command = { instanceId: instance_id, definitionId: await outsideIdOf(trx, definition_id), mapping };
      await asked(runtime.migrate(command));
      await sql`update process_instance set definition_id = ${definition_id} where id = ${instance_id}`.execute(trx);
      await look(trx, instance_id);
    },
    incidents: async (db, instance_id) => {
      const found: Incident[] = [];
      for (const one of await asked(runtime.incidents(instance_id))) found.push(await incidentOf(db, one));
      return found;
    },
    retry: async (_trx, { incident_id }) => asked(runtime.retry(incident_id)),
    startWork: poll.start,
    stopWork: poll.stop,
    workDue: poll.all,
  };
}

async function incidentOf(db: Kysely<unknown>, one: RuntimeIncident): Promise<Incident> {
  return {
    id: one.id,
    instance_id: one.instanceId,
    definition_id: one.definitionId === null ? '' : ((await definitionOf(db, one.definitionId)) ?? ''),
    activity_key: one.key,
    kind: one.kind,
    message: { zh: one.message, en: one.message },
    created_at: new Date(one.createdAt).toISOString(),
  };
}

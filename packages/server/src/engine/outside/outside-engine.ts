import { GongdiError } from '@gongdi/domain';
import {
  connectEngine,
  connectHistory,
  connectRuntime,
  type EngineConnection,
  type RuntimeIncident,
} from '@gongdi/engines';
import { anyOf, transaction, type Database, type Db } from '../../store/index.ts';
import { commandGate } from '../commands/index.ts';
import { insertInstance } from '../store/instance-rows.ts';
import { readVariables } from '../store/rows.ts';
import type { EngineHooks, Incident, RunningEngine, Trx } from '../types.ts';
import { checkForOutside } from './check.ts';
import { definitionOf, deployOutside, outsideIdOf } from './definitions.ts';
import { asked } from './failure.ts';
import { engineCommands } from './engine-commands.ts';
import { instanceFacts, lockOutside } from './instances.ts';
import { pollWorker } from './poll.ts';
import { adopt, type OutsideWorld } from './reconcile.ts';
import { outsideLabel } from './text/index.ts';

export interface OutsideOptions {
  database: Pick<Database, 'db'>;
  connection: EngineConnection;
  /** May be set later, before the first command. */
  hooks?: EngineHooks;
  /** Pause between two polls of the running instances, ms. */
  every?: number;
}

/**
 * Creates an engine that is behind a REST interface. A command goes to the engine first; then our rows of the
 * instance are updated to the engine's data. If our transaction fails after the command, the next poll updates the
 * rows.
 */
export function createOutsideEngine({ database, connection, hooks = {}, every }: OutsideOptions): RunningEngine {
  const adapter = connectEngine(connection);
  const runtime = connectRuntime(connection);
  const world: OutsideWorld = { runtime, hooks, reader: connectHistory(connection) };
  const poll = pollWorker(database, world, every);
  const gate = commandGate();

  const { look, onInstance, onTask } = engineCommands(world);
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
      await insertInstance(trx, row, new Date().toISOString());
      await hooks.instanceStarted?.(trx, instanceFacts(row, id, variables));
      await look(trx, id);
      return { instance_id: id };
    },
    complete: (trx, { task_id, variables }) => onTask(trx, task_id, () => runtime.complete(task_id, variables)),
    assign: (trx, { task_id, assignee }) => onTask(trx, task_id, () => runtime.assign(task_id, assignee)),
    move: async (trx, { instance_id, from_task_ids, to, variables }) => {
      const from = await keysOfTasks(trx, from_task_ids);
      const command = { instanceId: instance_id, from, to, ...(variables ? { variables } : {}) };
      await onInstance(trx, instance_id, () => runtime.move(command), 'moved');
    },
    cancel: (trx, { instance_id }) => onInstance(trx, instance_id, () => runtime.cancel(instance_id, 'cancelled')),
    addSigners: noSigners,
    removeSigner: noSigners,
    variables: readVariables,
    setVariables: (trx, { instance_id, variables }) =>
      onInstance(trx, instance_id, () => runtime.setVariables(instance_id, variables)),
    message: async (trx, { name, business_key, instance_id, correlation, variables, starter_id, org_id }) => {
      const command = { name, businessKey: business_key, instanceId: instance_id, correlation, variables };
      const { instanceId: id } = await asked(runtime.message(command));
      if (id === null) return { instance_id: instance_id ?? '', started: false };
      const known = await lockOutside(trx, id);
      // A new instance belongs to us if an account of this server started it.
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
      // Engines do not report which instances a signal reached; the poll updates them.
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
      await trx.updateTable('process_instance').set({ definition_id }).where('id', '=', instance_id).execute();
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

/** Returns the keys of the activities to which tasks belong. */
async function keysOfTasks(trx: Trx, tasks: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('process_task')
    .select('definition_key as key')
    .distinct()
    .where('id', '=', anyOf(tasks))
    .execute();
  return rows.map(({ key }) => key);
}

async function incidentOf(db: Db, one: RuntimeIncident): Promise<Incident> {
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

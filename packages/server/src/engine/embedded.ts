import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import { contextOf, transact } from './commands/index.ts';
import { checkForEngine } from './check.ts';
import { EngineRefusal, migrateState, type Command } from './core/index.ts';
import { storableVariables } from './given.ts';
import { findIncidents, retryJob } from './jobs/incidents.ts';
import { receiveMessage, receiveSignal, waitsOf } from './store/receive.ts';
import { lockInstance, readVariables, type Target } from './store/rows.ts';
import { startByConditions } from './store/condition-starts.ts';
import { Session } from './store/session.ts';
import { forgetStarts, listenToStarts } from './store/starts.ts';
import type { World } from './store/world.ts';
import { renameVisits } from './store/rename.ts';
import type { Engine, EngineAbility, Trx } from './types.ts';

const ABILITIES: readonly EngineAbility[] = [
  'move',
  'migrate',
  'suspend',
  'retry',
  'signers',
  'variables',
  'messages',
  'conditions',
  'assign',
  'incidents',
  'waits',
];

/** Creates the embedded engine: every command is one step of an instance, and the state of an instance is one row. */
export function embeddedEngine(world: World): Engine {
  /** Locks the instance, executes the command and writes the result. */
  const command = async (trx: Trx, target: Target, asked: Command): Promise<void> => {
    const row = await lockInstance(trx, target);
    if (!row) throw await notOpen(trx, target);
    if (row.suspended && asked.type !== 'cancel') throw suspended();
    if ('variables' in asked) storableVariables(asked.variables);
    const session = new Session(trx, world);
    await session.command(row, asked);
    await session.close();
  };

  return {
    kind: 'embedded',
    abilities: new Set(ABILITIES),
    transact: (company, work) => transact(world, company, work),
    check: (xml, company) => checkForEngine(xml, world, company),
    deployed: async (trx, definition) => {
      const hasTimer = await listenToStarts(trx, definition, { now: world.now(), zone: world.zone });
      if (hasTimer) await sql`select pg_notify('engine_job', '')`.execute(trx);
    },
    withdrawn: forgetStarts,
    start: async (
      trx,
      { id = contextOf(trx, world.now).newId(), definition_id, name, business_key, starter_id, org_id, variables },
    ) => {
      const session = new Session(trx, world);
      const row = { id, root_id: id, parent_id: null, parent_visit: null };
      await session.start(
        { ...row, definition_id, name, business_key, starter_id, org_id },
        storableVariables(variables),
      );
      await session.close();
      return { instance_id: id };
    },
    complete: (trx, { task_id, variables = {} }) =>
      command(trx, { task_id }, { type: 'complete', task: task_id, variables }),
    assign: (trx, { task_id, assignee }) => command(trx, { task_id }, { type: 'assign', task: task_id, assignee }),
    move: (trx, { instance_id, from_task_ids, to, variables = {} }) =>
      command(trx, { instance_id }, { type: 'move', from: from_task_ids, to, variables }),
    cancel: async (trx, { instance_id }) => {
      const called = await trx
        .selectFrom('engine_instance')
        .select('id')
        .where('id', '=', instance_id)
        .where('parent_id', 'is not', null)
        .executeTakeFirst();
      if (called) throw ofParent();
      await command(trx, { instance_id }, { type: 'cancel' });
    },
    addSigners: async (trx, { task_id, assignees }) => {
      const before = contextOf(trx, world.now).newId();
      await command(trx, { task_id }, { type: 'add-signers', task: task_id, assignees });
      const rows = await trx
        .selectFrom('process_task as t')
        .innerJoin('process_task as n', (join) =>
          join.onRef('n.instance_id', '=', 't.instance_id').onRef('n.definition_key', '=', 't.definition_key'),
        )
        .select('n.id')
        .where('t.id', '=', task_id)
        .where('n.id', '>', before)
        .orderBy('n.id')
        .execute();
      return { task_ids: rows.map(({ id }) => id) };
    },
    removeSigner: (trx, { task_id }) => command(trx, { task_id }, { type: 'remove-signer', task: task_id }),
    variables: readVariables,
    setVariables: (trx, { instance_id, variables }) => command(trx, { instance_id }, { type: 'set', variables }),
    message: (trx, asked) => receiveMessage(trx, world, asked, command),
    signal: (trx, asked) => receiveSignal(trx, world, asked, command),
    waits: waitsOf,
    conditions: (trx, asked) => startByConditions(trx, world, asked),
    suspend: (trx, { instance_id }) => setSuspended(trx, instance_id, true),
    resume: async (trx, { instance_id }) => {
      await setSuspended(trx, instance_id, false);
      await sql`select pg_notify('engine_job', '')`.execute(trx);
    },
    migrate: async (trx, { instance_id, definition_id, mapping = {} }) => {
      const row = await lockInstance(trx, { instance_id });
      if (!row) throw await notOpen(trx, { instance_id });
      const from = await world.definitions.get(trx, row.definition_id);
      const to = await world.definitions.get(trx, definition_id);
      try {
        const happened = migrateState(from.graph, to.graph, row.state, mapping);
        await renameVisits(trx, row, definition_id, happened);
      } catch (error) {
        throw error instanceof EngineRefusal ? new GongdiError('conflict', { label: error.text, cause: error }) : error;
      }
    },
    incidents: findIncidents,
    retry: (trx, { incident_id }) => retryJob(trx, incident_id, new Date(world.now()).toISOString()),
  };
}

async function setSuspended(trx: Trx, instance: string, suspended: boolean): Promise<void> {
  const row = await lockInstance(trx, { instance_id: instance });
  if (!row) throw await notOpen(trx, { instance_id: instance });
  await trx.updateTable('engine_instance').set({ suspended }).where('root_id', '=', row.root_id).execute();
}

/**
 * Returns the error for a task or an instance that is not open: `conflict` if it has ended, `notFound` if it does not
 * exist.
 */
async function notOpen(trx: Trx, target: Target): Promise<GongdiError> {
  const isTask = 'task_id' in target;
  const known = await (
    isTask
      ? trx.selectFrom('process_task').select('id').where('id', '=', target.task_id)
      : trx.selectFrom('process_instance').select('id').where('id', '=', target.instance_id)
  ).executeTakeFirst();
  if (!known) return new GongdiError('notFound');
  const zh = isTask ? '任务已经结束，请刷新后查看' : '流程已经结束，请刷新后查看';
  const en = `The ${isTask ? 'task' : 'instance'} has ended already; reload to see`;
  return new GongdiError('conflict', { label: { zh, en } });
}

const suspended = (): GongdiError =>
  new GongdiError('conflict', {
    label: { zh: '流程已挂起，请先恢复', en: 'The instance is suspended; resume it first' },
  });

const ofParent = (): GongdiError =>
  new GongdiError('conflict', {
    label: {
      zh: '这是被调用的子流程，请取消它的主流程',
      en: 'This instance was called by another one; cancel that one',
    },
  });

import { GongdiError } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { contextOf, transact } from './commands/index.ts';
import { checkForEngine } from './check.ts';
import { EngineRefusal, migrateState, type Command } from './core/index.ts';
import { storableVariables } from './given.ts';
import { findIncidents, retryJob } from './jobs/incidents.ts';
import { receiveMessage, receiveSignal, waitsOf } from './store/receive.ts';
import { lockInstance, type Target } from './store/rows.ts';
import { startByConditions } from './store/condition-starts.ts';
import { Session } from './store/session.ts';
import { forgetStarts, listenToStarts } from './store/starts.ts';
import type { World } from './store/world.ts';
import { renameVisits } from './store/rename.ts';
import type { Engine, EngineAbility, Json, Trx } from './types.ts';

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

/** The engine of our own: every command is one step of an instance whose state is one row. */
export function embeddedEngine(world: World): Engine {
  /** Locks the instance, does what is asked, writes everything down. */
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
      const { rows } =
        await sql`select 1 from engine_instance where id = ${instance_id} and parent_id is not null`.execute(trx);
      if (rows.length > 0) throw ofParent();
      await command(trx, { instance_id }, { type: 'cancel' });
    },
    addSigners: async (trx, { task_id, assignees }) => {
      const before = contextOf(trx, world.now).newId();
      await command(trx, { task_id }, { type: 'add-signers', task: task_id, assignees });
      const { rows } = await sql<{ id: string }>`
        select n.id from process_task n join process_task t on t.instance_id = n.instance_id
        where t.id = ${task_id} and n.definition_key = t.definition_key and n.id > ${before} order by n.id`.execute(
        trx,
      );
      return { task_ids: rows.map(({ id }) => id) };
    },
    removeSigner: (trx, { task_id }) => command(trx, { task_id }, { type: 'remove-signer', task: task_id }),
    variables: async (db: Kysely<unknown>, instance_id) => {
      const { rows } = await sql<{ name: string; value: Json }>`
        select name, value from process_variable where instance_id = ${instance_id} and visit = 'v0' order by name`.execute(
        db,
      );
      return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    },
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
  await sql`update engine_instance set suspended = ${suspended} where root_id = ${row.root_id}`.execute(trx);
}

/** What to say of a task or an instance that is not open: that it has ended, or that there is none. */
async function notOpen(trx: Trx, target: Target): Promise<GongdiError> {
  const isTask = 'task_id' in target;
  const { rows } = isTask
    ? await sql`select 1 from process_task where id = ${target.task_id}`.execute(trx)
    : await sql`select 1 from process_instance where id = ${target.instance_id}`.execute(trx);
  if (rows.length === 0) return new GongdiError('notFound');
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

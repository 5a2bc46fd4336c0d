import { sql, type Kysely } from 'kysely';
import type { Caller } from '../../../handler/index.ts';
import type { SignType } from '../../approval-tables.ts';
import { definitionById, type DefinitionRow } from '../../definitions/definition-store.ts';
import { mayWrite } from '../../instances/instance-store.ts';
import { conflict, notYours } from '../../refuse.ts';
import { MAY } from '../../instances/rights.ts';
import { found, visibleInstance } from '../../visibility.ts';

/** A task as it is acted on, held with its instance until the transaction ends. */
export interface TaskRow {
  id: string;
  name: string;
  definition_key: string;
  result: number;
  assignee_id: string | null;
  created_at: string;
  ended_at: string | null;
  instance_id: string;
  body_id: string | null;
  kind: string | null;
  owner_id: string | null;
  claimed_at: string | null;
  parent_task_id: string | null;
  sign_type: SignType | null;
  after_user_ids: string[];
  instance: { name: string; org_id: string; starter_id: string; status: number; suspended: boolean };
  definition: DefinitionRow;
}

/**
 * A task of an instance that the caller sees. The instance is locked first, as every command does, so that two people who
 * act at once come one after the other.
 * @throws GongdiError `notFound`
 */
export async function lockTask(trx: Kysely<unknown>, caller: Caller, id: string): Promise<TaskRow> {
  const { rows: owners } = await sql<{ instance_id: string }>`select t.instance_id from process_task t
    join process_instance i on i.id = t.instance_id where t.id = ${id} and ${visibleInstance(caller)}`.execute(trx);
  const { instance_id } = found(owners[0]);
  await lockEngine(trx, instance_id);
  const { rows: instances } = await sql<TaskRow['instance'] & { definition_id: string }>`
    select i.name, i.org_id, i.start_account_id as starter_id, i.status, i.definition_id from process_instance i
    where i.id = ${instance_id} for update`.execute(trx);
  const { definition_id, ...instance } = found(instances[0]);
  const { rows } = await sql<Omit<TaskRow, 'instance' | 'definition'> & { suspended: boolean }>`
    select t.id, t.name, t.definition_key, t.result, t.assignee_id, t.created_at, t.ended_at, t.instance_id,
      p.body_id, p.kind, p.owner_id, p.claimed_at, p.parent_task_id, p.sign_type,
      coalesce(p.after_user_ids, '{}') as after_user_ids, coalesce(e.suspended, false) as suspended
    from process_task t left join approval_task p on p.task_id = t.id
      left join approval_instance e on e.instance_id = t.instance_id where t.id = ${id}`.execute(trx);
  const { suspended, ...task } = found(rows[0]);
  return { ...task, instance: { ...instance, suspended }, definition: await definitionById(trx, definition_id) };
}

/** The lock that every command of the embedded engine takes first, so that nobody waits for the other way round. */
export async function lockEngine(trx: Kysely<unknown>, instance_id: string): Promise<void> {
  await sql`select 1 from engine_instance w join engine_instance e on e.id = w.root_id
    where w.id = ${instance_id} for update of e`.execute(trx);
}

/** A task that waits. @throws GongdiError `conflict` when it is done, or its instance ended or is held */
export async function lockOpenTask(trx: Kysely<unknown>, caller: Caller, id: string): Promise<TaskRow> {
  const task = await lockTask(trx, caller, id);
  if (task.ended_at !== null || task.instance.status !== 1) throw conflict('taskNotOpen');
  if (task.instance.suspended) throw conflict('instanceSuspended');
  return task;
}

/** A task that waits for the caller. @throws GongdiError */
export async function lockOwnTask(trx: Kysely<unknown>, caller: Caller, id: string): Promise<TaskRow> {
  const task = await lockOpenTask(trx, caller, id);
  if (task.assignee_id !== caller.id) throw notYours('taskNotYours');
  return task;
}

/** A task that waits for the caller, or for anybody where the caller administers processes. @throws GongdiError */
export async function lockManagedTask(trx: Kysely<unknown>, caller: Caller, id: string): Promise<TaskRow> {
  const task = await lockOpenTask(trx, caller, id);
  if (task.assignee_id === caller.id) return task;
  if (caller.permissions.has(MAY.intervene) && (await mayWrite(trx, caller, task.instance.org_id))) return task;
  throw notYours('taskNotYours');
}

import type { Trx } from '../../../engine/index.ts';
import type { Caller } from '../../../handler/index.ts';
import type { ProcessDeps } from '../../deps.ts';
import type { Db, SignType } from '../../../store/index.ts';
import { definitionById, type DefinitionRow } from '../../definitions/definition-store.ts';
import { mayWrite } from '../../instances/instance-store.ts';
import { conflict, notYours } from '../../refuse.ts';
import { MAY } from '../../instances/rights.ts';
import { found, visibleTask } from '../../visibility.ts';

/** What hands a task to somebody else. */
type Assigning = Pick<ProcessDeps, 'engine'>;

/** A task for an act. Its row and that of its instance are locked until the transaction ends. */
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
 * Reads and locks a task of an instance that the caller sees. It locks the instance first, as every command does, so
 * that two concurrent acts run one after the other.
 * @throws GongdiError `notFound`
 */
export async function lockTask(trx: Db, caller: Caller, id: string): Promise<TaskRow> {
  const { instance_id } = await visibleTask(trx, caller, id);
  await lockEngine(trx, instance_id);
  const instances = await trx
    .selectFrom('process_instance as i')
    .select(['i.name', 'i.org_id', 'i.start_account_id as starter_id', 'i.status', 'i.definition_id'])
    .where('i.id', '=', instance_id)
    .forUpdate()
    .execute();
  const { definition_id, ...instance } = found(instances[0]);
  const row = await trx
    .selectFrom('process_task as t')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .leftJoin('approval_instance as e', 'e.instance_id', 't.instance_id')
    .select(['t.id', 't.name', 't.definition_key', 't.result', 't.assignee_id', 't.created_at', 't.ended_at'])
    .select(['t.instance_id', 'p.body_id', 'p.kind', 'p.owner_id', 'p.claimed_at', 'p.parent_task_id', 'p.sign_type'])
    .select(({ fn, val }) => [
      fn.coalesce('p.after_user_ids', val<string[]>([])).as('after_user_ids'),
      fn.coalesce('e.suspended', val(false)).as('suspended'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst();
  const { suspended, ...task } = found(row);
  return { ...task, instance: { ...instance, suspended }, definition: await definitionById(trx, definition_id) };
}

/**
 * Takes the lock that every command of the embedded engine takes first. The same order everywhere prevents deadlocks.
 */
export async function lockEngine(trx: Db, instance_id: string): Promise<void> {
  await trx
    .selectFrom('engine_instance as w')
    .innerJoin('engine_instance as e', 'e.id', 'w.root_id')
    .select('e.id')
    .where('w.id', '=', instance_id)
    .forUpdate('e')
    .execute();
}

/**
 * Reads and locks an open task. @throws GongdiError `conflict` if the task is done, or its instance has ended or is
 * suspended
 */
export async function lockOpenTask(trx: Db, caller: Caller, id: string): Promise<TaskRow> {
  const task = await lockTask(trx, caller, id);
  if (task.ended_at !== null || task.instance.status !== 1) throw conflict('taskNotOpen');
  if (task.instance.suspended) throw conflict('instanceSuspended');
  return task;
}

/**
 * Reads and locks an open task assigned to the caller. A task of somebody for whom the caller acts becomes the caller's,
 * and keeps for whom.
 * @throws GongdiError
 */
export async function lockOwnTask(trx: Trx, deps: Assigning, caller: Caller, id: string): Promise<TaskRow> {
  const task = await lockOpenTask(trx, caller, id);
  if (task.assignee_id === caller.id) return task;
  const principal = caller.acts_for.find((one) => one === task.assignee_id);
  if (principal === undefined) throw notYours('taskNotYours');
  await takeOver(trx, deps, caller, id, principal);
  return { ...task, assignee_id: caller.id };
}

/** Assigns a task of somebody who is away to the substitute. */
export async function takeOver(
  trx: Trx,
  { engine }: Assigning,
  caller: Caller,
  id: string,
  principal: string,
): Promise<void> {
  await engine.assign(trx, { task_id: id, assignee: caller.id });
  await trx.updateTable('approval_task').set({ acted_for: principal }).where('task_id', '=', id).execute();
}

/**
 * Reads and locks an open task: one assigned to the caller, or any if the caller administers processes. @throws
 * GongdiError
 */
export async function lockManagedTask(trx: Db, caller: Caller, id: string): Promise<TaskRow> {
  const task = await lockOpenTask(trx, caller, id);
  if (task.assignee_id === caller.id || caller.acts_for.some((one) => one === task.assignee_id)) return task;
  if (caller.permissions.has(MAY.intervene) && (await mayWrite(trx, caller, task.instance.org_id))) return task;
  throw notYours('taskNotYours');
}

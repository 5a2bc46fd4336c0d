import type { TaskKind } from '@gongdi/api';
import type { EngineHooks, EngineInstance, EngineTask, InstanceEnd, TaskEnd, Trx } from '../../engine/index.ts';
import { deadlinesOf } from '../deadlines/deadlines.ts';
import type { ProcessDeps } from '../deps.ts';
import { notifyFinished, notifyReturned, notifyTask, wakeTodo } from '../notify-people.ts';
import { actingIn, type Acting } from './acting.ts';
import { assigneesOf } from './assignees.ts';

/** Results of instances and tasks (designer specification, section 9). */
export const RESULT = { running: 1, approved: 2, refused: 3, cancelled: 4 } as const;

/**
 * Returns the hooks that keep the approval tables in step whenever the engine creates or ends tasks and instances,
 * whatever the cause.
 */
export function approvalHooks({ now, zone }: Pick<ProcessDeps, 'now' | 'zone'>): Required<EngineHooks> {
  const nowIn = (trx: Trx): number => actingIn(trx)?.now ?? now();
  return {
    taskCreated: (trx, task) => taskCreated(trx, task, nowIn(trx), zone),
    taskEnded: (trx, task, how) => taskEnded(trx, task, how),
    instanceStarted: (trx, instance) => instanceStarted(trx, instance),
    instanceEnded: (trx, instance, how) => instanceEnded(trx, instance, how, nowIn(trx)),
  };
}

async function taskCreated(trx: Trx, task: EngineTask, now: number, zone: string) {
  const acting = actingIn(trx);
  const { starter_id, name } = await instanceOf(trx, task.instance_id);
  const given = await assigneesOf(trx, task, starter_id);
  const { rule, definition } = given;
  const isSigner = acting?.what === 'sign';
  const chosen = chosenFor(acting, task);
  const { assignee, candidates } = chosen === null ? given : { assignee: chosen, candidates: [] };
  await trx
    .insertInto('approval_task')
    .values({
      task_id: task.id,
      instance_id: task.instance_id,
      body_id: task.body_id,
      parent_task_id: isSigner ? acting.parent_task_id : null,
      sign_type: isSigner ? acting.type : null,
      kind: null,
      owner_id: null,
      claimed_at: null,
      ...(await deadlinesOf(trx, task, rule?.settings, definition.org_id, { now, zone })),
    })
    .execute();
  if (candidates.length > 0)
    await trx
      .insertInto('approval_candidate')
      .values(candidates.map((account_id) => ({ task_id: task.id, account_id })))
      .execute();
  const people = assignee === null ? candidates : [assignee];
  const { id: task_id, instance_id } = task;
  const news = { people, actor: acting?.account_id, task_id, task: task.name, instance: name, instance_id };
  if (acting?.what === 'move' && acting.kind === 'returned') await notifyReturned(trx, news, acting, now);
  else await notifyTask(trx, news, now);
  return { assignee, candidates };
}

/**
 * Returns the person chosen for this very task: an added signer, or the person who decided there before. Null: the
 * assignment rule applies.
 */
function chosenFor(acting: Acting | undefined, task: EngineTask): string | null {
  if (acting?.what === 'sign') return task.assignee;
  if (acting?.what !== 'move' || acting.prefer?.key !== task.definition_key || task.body_id !== null) return null;
  return acting.prefer.account_id;
}

/** Returns name and starter of an instance. A called instance has the starter of the topmost one. */
async function instanceOf(trx: Trx, id: string): Promise<{ name: string; starter_id: string }> {
  const row = await trx
    .selectFrom('process_instance')
    .select(['name', 'start_account_id as starter_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
}

async function taskEnded(trx: Trx, task: EngineTask, how: TaskEnd): Promise<void> {
  const { result, kind, reason } = endOf(actingIn(trx), task, how);
  await trx
    .updateTable('process_task')
    .set(reason === null ? { result } : { result, reason })
    .where('id', '=', task.id)
    .execute();
  await trx
    .updateTable('approval_task')
    .set({ kind, remind_at: null, escalate_at: null })
    .where('task_id', '=', task.id)
    .execute();
  await wakeTodo(trx, task.id);
}

/** Returns the result, kind and reason of an ended task. */
function endOf(
  acting: Acting | undefined,
  task: EngineTask,
  how: TaskEnd,
): { result: number; kind: TaskKind | null; reason: string | null } {
  if (how === 'completed') {
    if (acting?.what === 'decide' && acting.task_id === task.id)
      return { result: acting.result, kind: null, reason: acting.reason };
    return { result: RESULT.approved, kind: null, reason: null };
  }
  const gone = { result: RESULT.cancelled, reason: null };
  switch (acting?.what) {
    case 'decide':
      if (acting.task_id === task.id) return { result: acting.result, kind: null, reason: acting.reason };
      return { ...gone, kind: acting.result === RESULT.refused ? 'cancelled' : 'not_needed' };
    case 'move':
      if (acting.own?.task_id === task.id)
        return { result: acting.own.result, kind: acting.own.kind, reason: acting.reason };
      return { ...gone, kind: acting.kind };
    case 'unsign':
      return { ...gone, kind: 'not_needed', reason: acting.reason };
    case 'cancel':
      return { ...gone, kind: 'cancelled', reason: acting.reason };
    case 'event':
      return { ...gone, kind: 'not_needed' };
    default:
      return { ...gone, kind: 'timeout' };
  }
}

async function instanceStarted(trx: Trx, { id }: EngineInstance): Promise<void> {
  await trx
    .insertInto('approval_instance')
    .values({ instance_id: id, verdict: null, reason: null, starter_id: null, request_key: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function instanceEnded(trx: Trx, instance: EngineInstance, how: InstanceEnd, now: number): Promise<void> {
  const known = await trx
    .selectFrom('approval_instance')
    .select('verdict')
    .where('instance_id', '=', instance.id)
    .executeTakeFirst();
  const result = known?.verdict ?? (how === 'completed' ? await lastWord(trx, instance.id) : RESULT.cancelled);
  await trx.updateTable('approval_instance').set({ verdict: result }).where('instance_id', '=', instance.id).execute();
  await trx.updateTable('process_instance').set({ result }).where('id', '=', instance.id).execute();
  if (instance.parent_id === null) await notifyFinished(trx, { ...instance, result }, actingIn(trx)?.account_id, now);
}

/** Returns the result of a process that reached its end: refused if its last decision was a refusal. */
async function lastWord(trx: Trx, instance_id: string): Promise<number> {
  const acting = actingIn(trx);
  if (acting?.what === 'decide') return acting.result;
  const row = await trx
    .selectFrom('process_task as t')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select('t.result')
    .where('t.instance_id', '=', instance_id)
    .where('t.result', 'in', [RESULT.approved, RESULT.refused])
    .where('p.kind', 'is', null)
    .orderBy('t.ended_at', (at) => at.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row?.result ?? RESULT.approved;
}

import { sql } from 'kysely';
import type { EngineHooks, EngineInstance, EngineTask, InstanceEnd, TaskEnd, Trx } from '../../engine/index.ts';
import { approvalTables } from '../approval-tables.ts';
import { deadlinesOf } from '../deadlines/deadlines.ts';
import type { ProcessDeps } from '../deps.ts';
import { processTables } from '../tables.ts';
import { tellFinished, tellReturned, tellTask, wakeTodo } from '../tell.ts';
import { actingIn, type Acting } from './acting.ts';
import { assigneesOf } from './assignees.ts';

/** Results of instances and tasks (process designer specification, section 9). */
export const RESULT = { running: 1, approved: 2, refused: 3, cancelled: 4 } as const;

/** What approvals do whenever the engine makes or ends tasks and instances, whatever caused it. */
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
  await approvalTables(trx)
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
    await approvalTables(trx)
      .insertInto('approval_candidate')
      .values(candidates.map((account_id) => ({ task_id: task.id, account_id })))
      .execute();
  const people = assignee === null ? candidates : [assignee];
  const { id: task_id, instance_id } = task;
  const news = { people, actor: acting?.account_id, task_id, task: task.name, instance: name, instance_id };
  if (acting?.what === 'move' && acting.kind === 'returned') await tellReturned(trx, news, acting, now);
  else await tellTask(trx, news, now);
  return { assignee, candidates };
}

/** Somebody who was chosen for this very task: a signer, or whoever decided there before. Rules are for the others. */
function chosenFor(acting: Acting | undefined, task: EngineTask): string | null {
  if (acting?.what === 'sign') return task.assignee;
  if (acting?.what !== 'move' || acting.prefer?.key !== task.definition_key || task.body_id !== null) return null;
  return acting.prefer.account_id;
}

/** Name and starter of an instance; the topmost one's starter is whom its people mean. */
async function instanceOf(trx: Trx, id: string): Promise<{ name: string; starter_id: string }> {
  const row = await processTables(trx)
    .selectFrom('process_instance')
    .select(['name', 'start_account_id as starter_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row;
}

async function taskEnded(trx: Trx, task: EngineTask, how: TaskEnd): Promise<void> {
  const { result, kind, reason } = endOf(actingIn(trx), task, how);
  await sql`update process_task set result = ${result}, reason = coalesce(${reason}, reason) where id = ${task.id}`.execute(
    trx,
  );
  await sql`update approval_task set kind = ${kind}, remind_at = null, escalate_at = null where task_id = ${task.id}`.execute(
    trx,
  );
  await wakeTodo(trx, task.id);
}

/** What an ended task is called. */
function endOf(acting: Acting | undefined, task: EngineTask, how: TaskEnd) {
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
  await approvalTables(trx)
    .insertInto('approval_instance')
    .values({ instance_id: id, verdict: null, reason: null, starter_id: null, request_key: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function instanceEnded(trx: Trx, instance: EngineInstance, how: InstanceEnd, now: number): Promise<void> {
  const known = await approvalTables(trx)
    .selectFrom('approval_instance')
    .select('verdict')
    .where('instance_id', '=', instance.id)
    .executeTakeFirst();
  const result = known?.verdict ?? (how === 'completed' ? await lastWord(trx, instance.id) : RESULT.cancelled);
  await sql`update approval_instance set verdict = ${result} where instance_id = ${instance.id}`.execute(trx);
  await sql`update process_instance set result = ${result} where id = ${instance.id}`.execute(trx);
  if (instance.parent_id === null) await tellFinished(trx, { ...instance, result }, actingIn(trx)?.account_id, now);
}

/** A process that ran to an end is refused when its last decision was. */
async function lastWord(trx: Trx, instance_id: string): Promise<number> {
  const acting = actingIn(trx);
  if (acting?.what === 'decide') return acting.result;
  const { rows } = await sql<{ result: number }>`select t.result from process_task t
    left join approval_task p on p.task_id = t.id
    where t.instance_id = ${instance_id} and t.result in (2, 3) and p.kind is null
    order by t.ended_at desc nulls first limit 1`.execute(trx);
  return rows[0]?.result ?? RESULT.approved;
}

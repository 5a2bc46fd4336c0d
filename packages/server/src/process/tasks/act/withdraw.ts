import { sql } from 'kysely';
import type { Trx } from '../../../engine/index.ts';
import type { Caller, CallerContext } from '../../../handler/index.ts';
import { remark } from '../../comments/remark.ts';
import type { ProcessDeps } from '../../deps.ts';
import { withActing } from '../../hooks/acting.ts';
import { RESULT } from '../../hooks/approval-hooks.ts';
import { MAY } from '../../instances/rights.ts';
import { conflict, notYours, requireAbility } from '../../refuse.ts';
import { lockTask } from './open-task.ts';

/**
 * SQL condition on a task `t` with `p`: an approval that can be withdrawn. It was the last decision of its instance,
 * the instance is not suspended, and the tasks that followed are untouched: nobody has claimed, delegated or
 * transferred them.
 */
export const withdrawable = sql<boolean>`(t.result = 2 and p.kind is null and p.body_id is null and p.parent_task_id is null
  and t.ended_at is not null
  and not exists (select 1 from approval_instance held where held.instance_id = t.instance_id and held.suspended)
  and not exists (select 1 from approval_task s where s.parent_task_id = t.id)
  and not exists (select 1 from process_task later where later.instance_id = t.instance_id and later.id <> t.id
    and later.ended_at >= t.ended_at)
  and exists (select 1 from process_task next where next.instance_id = t.instance_id and next.ended_at is null
    and next.created_at >= t.ended_at)
  and not exists (select 1 from process_task next join approval_task q on q.task_id = next.id
    where next.instance_id = t.instance_id and next.ended_at is null and next.created_at >= t.ended_at
      and (q.claimed_at is not null or q.owner_id is not null or exists (select 1 from approval_comment c
        where c.task_id = next.id and c.kind in ('transfer', 'delegate', 'sign')))))`;

/** Returns whether the caller has the permission and the engine the ability to withdraw approvals. */
export function mayWithdraw(caller: Caller, engine: Pick<ProcessDeps['engine'], 'abilities'>): boolean {
  return engine.abilities.has('move') && caller.permissions.has(MAY.act);
}

/** Withdraws an approval of the caller, while nobody has acted on the tasks that followed. */
export async function withdraw(
  trx: Trx,
  { engine }: Pick<ProcessDeps, 'engine'>,
  { caller, now }: CallerContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  requireAbility(engine, 'move');
  const task = await lockTask(trx, caller, id);
  if (task.assignee_id !== caller.id || task.result !== RESULT.approved) throw notYours('withdrawNotOwn');
  if (task.instance.status !== 1) throw conflict('withdrawTooLate');
  if (task.instance.suspended) throw conflict('instanceSuspended');
  const open = await trx
    .selectFrom('process_task as t')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select('t.id')
    .where('t.id', '=', id)
    .where(withdrawable)
    .executeTakeFirst();
  if (!open) throw conflict('withdrawTooLate');
  const next = await trx
    .selectFrom('process_task')
    .select('id')
    .where('instance_id', '=', task.instance_id)
    .where('ended_at', 'is', null)
    .where('created_at', '>=', task.ended_at)
    .execute();
  const { instance_id, definition_key } = task;
  await remark(trx, { instance_id, task_id: id, account_id: caller.id, kind: 'withdraw', content: reason }, now);
  const prefer = { key: definition_key, account_id: caller.id };
  const acting = {
    now,
    account_id: caller.id,
    who: caller.nickname,
    what: 'move',
    kind: 'withdrawn',
    prefer,
    reason,
  } as const;
  const from_task_ids = next.map((one) => one.id);
  await withActing(trx, acting, () => engine.move(trx, { instance_id, from_task_ids, to: [definition_key] }));
  await trx.updateTable('process_task').set({ result: RESULT.cancelled }).where('id', '=', id).execute();
  await trx.updateTable('approval_task').set({ kind: 'withdrawn' }).where('task_id', '=', id).execute();
}

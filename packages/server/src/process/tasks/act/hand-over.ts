import type { Trx } from '../../../engine/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { remark } from '../../comments/remark.ts';
import type { ProcessDeps } from '../../deps.ts';
import { readPeople } from '../../people.ts';
import { conflict, notYours, wrong } from '../../refuse.ts';
import { notifyTask, wakeTodo } from '../../notify-people.ts';
import { processLabel } from '../../text/index.ts';
import { lockManagedTask, lockOpenTask, lockOwnTask, takeOver, type TaskRow } from './open-task.ts';
import { requirePeople } from './people.ts';

type Deps = Pick<ProcessDeps, 'engine'>;

/** Transfers a task to another person for good. Administrators may transfer any task. */
export async function transfer(
  trx: Trx,
  { engine }: Deps,
  context: CallerContext,
  { id, assignee_user_id, reason }: { id: string; assignee_user_id: string; reason: string },
): Promise<void> {
  const task = await lockManagedTask(trx, context.caller, id);
  const to = await receiver(trx, context, task, assignee_user_id, 'assignee_user_id');
  await trx
    .updateTable('approval_task')
    .set({ owner_id: null, claimed_at: null, acted_for: null })
    .where('task_id', '=', id)
    .execute();
  await trx.deleteFrom('approval_candidate').where('task_id', '=', id).execute();
  await handTo(trx, { engine }, context, task, to, { kind: 'transfer', note: 'noteTransfer', reason });
}

/** Delegates a task to another person for an opinion; the task comes back afterwards. */
export async function delegate(
  trx: Trx,
  { engine }: Deps,
  context: CallerContext,
  { id, delegate_user_id, reason }: { id: string; delegate_user_id: string; reason: string },
): Promise<void> {
  const task = await lockOwnTask(trx, { engine }, context.caller, id);
  if (task.owner_id !== null) throw conflict('delegateTwice');
  const to = await receiver(trx, context, task, delegate_user_id, 'delegate_user_id');
  await trx.updateTable('approval_task').set({ owner_id: context.caller.id }).where('task_id', '=', id).execute();
  await handTo(trx, { engine }, context, task, to, { kind: 'delegate', note: 'noteDelegate', reason });
}

async function receiver(trx: Trx, { lang }: CallerContext, task: TaskRow, id: string, path: string): Promise<string> {
  if (id === task.assignee_id) throw wrong(lang, path, 'sameUser');
  const [to] = await requirePeople(trx, [id], task.instance.org_id, lang, path);
  return to!;
}

async function handTo(
  trx: Trx,
  { engine }: Deps,
  { caller, now, lang }: CallerContext,
  task: TaskRow,
  to: string,
  { kind, note, reason }: { kind: 'transfer' | 'delegate'; note: 'noteTransfer' | 'noteDelegate'; reason: string },
): Promise<void> {
  const { id, name, instance_id } = task;
  await wakeTodo(trx, id);
  await engine.assign(trx, { task_id: id, assignee: to });
  const [who] = await readPeople(trx, [to]);
  const content = processLabel(note, { to: who?.nickname ?? '', reason })[lang];
  await remark(trx, { instance_id, task_id: id, account_id: caller.id, kind, content }, now);
  const news = { people: [to], actor: caller.id, task_id: id, task: name, instance: task.instance.name, instance_id };
  await notifyTask(trx, news, now);
}

/** Claims a task that several people may claim. The first person gets it. */
export async function claim(trx: Trx, { engine }: Deps, { caller, now }: CallerContext, id: string): Promise<void> {
  const task = await lockOpenTask(trx, caller, id);
  if (task.assignee_id === caller.id) return;
  const candidate = await trx
    .selectFrom('approval_candidate')
    .select('account_id')
    .where('task_id', '=', id)
    .where('account_id', 'in', [caller.id, ...caller.acts_for])
    // One's own right goes before that of somebody for whom one acts.
    .orderBy((eb) => eb('account_id', '<>', caller.id))
    .executeTakeFirst();
  if (task.assignee_id !== null || !candidate) throw notYours('taskNotClaimable');
  if (candidate.account_id === caller.id) await engine.assign(trx, { task_id: id, assignee: caller.id });
  else await takeOver(trx, { engine }, caller, id, candidate.account_id);
  await trx
    .updateTable('approval_task')
    .set({ claimed_at: new Date(now).toISOString() })
    .where('task_id', '=', id)
    .execute();
  await wakeTodo(trx, id);
}

/** Releases a claimed task to all its candidates. */
export async function unclaim(trx: Trx, { engine }: Deps, { caller }: CallerContext, id: string): Promise<void> {
  const task = await lockOwnTask(trx, { engine }, caller, id);
  if (task.claimed_at === null || task.owner_id !== null) throw conflict('taskNotClaimable');
  await engine.assign(trx, { task_id: id, assignee: null });
  await trx.updateTable('approval_task').set({ claimed_at: null, acted_for: null }).where('task_id', '=', id).execute();
  await wakeTodo(trx, id);
}

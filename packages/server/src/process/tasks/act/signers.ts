import { sql } from 'kysely';
import type { Trx } from '../../../engine/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { approvalTables, type SignType } from '../../approval-tables.ts';
import { remark } from '../../comments/remark.ts';
import type { ProcessDeps } from '../../deps.ts';
import { withActing } from '../../hooks/acting.ts';
import { conflict, notYours, requireAbility, wrong } from '../../refuse.ts';
import { tellTask } from '../../tell.ts';
import { found } from '../../visibility.ts';
import { lockOpenTask, lockOwnTask, type TaskRow } from './open-task.ts';
import { requirePeople } from './people.ts';

type Deps = Pick<ProcessDeps, 'engine'>;

/** Asks further people to decide: before the caller, beside, or once the caller has approved. */
export async function addSigners(
  trx: Trx,
  { engine }: Deps,
  context: CallerContext,
  { id, user_ids, type, reason }: { id: string; user_ids: readonly string[]; type: SignType; reason: string },
): Promise<void> {
  requireAbility(engine, 'signers');
  const { caller, now, lang } = context;
  const task = await lockOwnTask(trx, caller, id);
  const people = await requirePeople(trx, user_ids, task.instance.org_id, lang, 'user_ids');
  const taken = await peopleAt(trx, task);
  if (people.some((one) => taken.has(one))) throw wrong(lang, 'user_ids', 'signTaken');
  const { instance_id } = task;
  await remark(trx, { instance_id, task_id: id, account_id: caller.id, kind: 'sign', content: reason }, now);
  if (type === 'after') {
    await approvalTables(trx)
      .updateTable('approval_task')
      .set({ after_user_ids: [...task.after_user_ids, ...people] })
      .where('task_id', '=', id)
      .execute();
    return;
  }
  const acting = { now, account_id: caller.id, what: 'sign', parent_task_id: id, type } as const;
  await withActing(trx, acting, () => engine.addSigners(trx, { task_id: id, assignees: people }));
}

/** Whoever has the task or one beside it, or will be asked afterwards. */
async function peopleAt(trx: Trx, task: TaskRow): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select t.assignee_id as id from process_task t
    left join approval_task p on p.task_id = t.id
    where t.instance_id = ${task.instance_id} and t.ended_at is null and t.assignee_id is not null
      and (t.id = ${task.id} or p.parent_task_id = ${task.id} or (${task.body_id}::text is not null and p.body_id = ${task.body_id}))`.execute(
    trx,
  );
  return new Set([...rows.map((row) => row.id), ...task.after_user_ids]);
}

/** Takes a signer's task away, who has not decided. @param id of the signer's task */
export async function removeSigner(
  trx: Trx,
  { engine }: Deps,
  { caller, now }: CallerContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  requireAbility(engine, 'signers');
  const task = await lockOpenTask(trx, caller, id);
  if (task.parent_task_id === null) throw conflict('signNotOpen');
  const parent = found(
    (
      await sql<{ assignee_id: string | null; name: string }>`select assignee_id, name from process_task
        where id = ${task.parent_task_id}`.execute(trx)
    ).rows[0],
  );
  if (parent.assignee_id !== caller.id) throw notYours('taskNotYours');
  const acting = { now, account_id: caller.id, what: 'unsign', task_id: id, reason } as const;
  await withActing(trx, acting, () => engine.removeSigner(trx, { task_id: id }));
  const { instance_id } = task;
  await remark(trx, { instance_id, task_id: id, account_id: caller.id, kind: 'unsign', content: reason }, now);
}

/** When the last of those who come first has decided, whoever asked them hears of it. */
export async function tellWhoAsked(trx: Trx, signer: TaskRow, now: number): Promise<void> {
  if (signer.parent_task_id === null || signer.sign_type !== 'before') return;
  const { rows } = await sql<{
    id: string;
    assignee_id: string;
    name: string;
  }>`select t.id, t.assignee_id, t.name from process_task t
    where t.id = ${signer.parent_task_id} and t.ended_at is null and t.assignee_id is not null and not exists (
      select 1 from approval_task p join process_task s on s.id = p.task_id
      where p.parent_task_id = t.id and p.sign_type = 'before' and s.ended_at is null)`.execute(trx);
  const { instance_id } = signer;
  for (const { id: task_id, assignee_id, name } of rows)
    await tellTask(trx, { people: [assignee_id], actor: undefined, task_id, task: name, instance: signer.instance.name, instance_id }, now); // prettier-ignore
}

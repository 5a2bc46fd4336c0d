import type { NotNull } from 'kysely';
import type { Trx } from '../../../engine/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import type { SignType } from '../../../store/index.ts';
import { remark } from '../../comments/remark.ts';
import type { ProcessDeps } from '../../deps.ts';
import { withActing } from '../../hooks/acting.ts';
import { conflict, notYours, requireAbility, wrong } from '../../refuse.ts';
import { notifyTask, waitsForSigners } from '../../notify-people.ts';
import { found } from '../../visibility.ts';
import { lockOpenTask, lockOwnTask, type TaskRow } from './open-task.ts';
import { requirePeople } from './people.ts';

type Deps = Pick<ProcessDeps, 'engine'>;

/** Asks further people to decide: before the caller, beside the caller, or after the caller has approved. */
export async function addSigners(
  trx: Trx,
  { engine }: Deps,
  context: CallerContext,
  { id, user_ids, type, reason }: { id: string; user_ids: readonly string[]; type: SignType; reason: string },
): Promise<void> {
  requireAbility(engine, 'signers');
  const { caller, now, lang } = context;
  const task = await lockOwnTask(trx, { engine }, caller, id);
  const people = await requirePeople(trx, user_ids, task.instance.org_id, lang, 'user_ids');
  const taken = await peopleAt(trx, task);
  if (people.some((one) => taken.has(one))) throw wrong(lang, 'user_ids', 'signTaken');
  const { instance_id } = task;
  await remark(trx, { instance_id, task_id: id, account_id: caller.id, kind: 'sign', content: reason }, now);
  if (type === 'after') {
    await trx
      .updateTable('approval_task')
      .set({ after_user_ids: [...task.after_user_ids, ...people] })
      .where('task_id', '=', id)
      .execute();
    return;
  }
  const acting = { now, account_id: caller.id, what: 'sign', parent_task_id: id, type } as const;
  await withActing(trx, acting, () => engine.addSigners(trx, { task_id: id, assignees: people }));
}

/** Returns the people who have the task or one beside it, or who will be asked afterwards. */
async function peopleAt(trx: Trx, task: TaskRow): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('process_task as t')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select('t.assignee_id as id')
    .where('t.instance_id', '=', task.instance_id)
    .where('t.ended_at', 'is', null)
    .where('t.assignee_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('t.id', '=', task.id),
        eb('p.parent_task_id', '=', task.id),
        ...(task.body_id === null ? [] : [eb('p.body_id', '=', task.body_id)]),
      ]),
    )
    .$narrowType<{ id: NotNull }>()
    .execute();
  return new Set([...rows.map((row) => row.id), ...task.after_user_ids]);
}

/** Cancels the task of a signer who has not decided. @param id of the signer's task */
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
    await trx
      .selectFrom('process_task')
      .select(['assignee_id', 'name'])
      .where('id', '=', task.parent_task_id)
      .executeTakeFirst(),
  );
  if (parent.assignee_id !== caller.id) throw notYours('taskNotYours');
  const acting = { now, account_id: caller.id, what: 'unsign', task_id: id, reason } as const;
  await withActing(trx, acting, () => engine.removeSigner(trx, { task_id: id }));
  const { instance_id } = task;
  await remark(trx, { instance_id, task_id: id, account_id: caller.id, kind: 'unsign', content: reason }, now);
}

/** Notifies the person who added signers before their own decision, when the last of these signers has decided. */
export async function notifyRequester(trx: Trx, signer: TaskRow, now: number): Promise<void> {
  if (signer.parent_task_id === null || signer.sign_type !== 'before') return;
  const row = await trx
    .selectFrom('process_task as t')
    .select(['t.id', 't.assignee_id', 't.name'])
    .where('t.id', '=', signer.parent_task_id)
    .where('t.ended_at', 'is', null)
    .where('t.assignee_id', 'is not', null)
    .where((eb) => eb.not(waitsForSigners))
    .$narrowType<{ assignee_id: NotNull }>()
    .executeTakeFirst();
  if (!row) return;
  const { instance_id } = signer;
  const { id: task_id, assignee_id, name } = row;
  await notifyTask(
    trx,
    { people: [assignee_id], actor: undefined, task_id, task: name, instance: signer.instance.name, instance_id },
    now,
  );
}

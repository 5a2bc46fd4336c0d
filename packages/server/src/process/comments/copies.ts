import type { Kysely } from 'kysely';
import type { CallerContext } from '../../handler/index.ts';
import { notifyLabel, tellUsers } from '../../notify/index.ts';
import { newId } from '../../store/index.ts';
import { approvalTables } from '../approval-tables.ts';
import { linkTo } from '../tell.ts';

/** Shows an instance to people who do not decide in it, and tells them. */
export async function copyTo(
  trx: Kysely<unknown>,
  { caller, now }: CallerContext,
  of: { instance_id: string; instance_name: string; task_id: string | null },
  people: readonly string[],
  reason: string,
): Promise<void> {
  const { instance_id, instance_name, task_id } = of;
  const at = new Date(now).toISOString();
  const base = { instance_id, task_id, sender_id: caller.id, reason: reason || null, created_at: at };
  await approvalTables(trx)
    .insertInto('approval_copy')
    .values(people.map((account_id) => ({ ...base, id: newId(now), account_id })))
    .execute();
  const title = notifyLabel('taskCopied', { who: caller.nickname, instance: instance_name });
  await tellUsers(trx, people, { kind: 'task_copied', title, link: linkTo(instance_id) }, now);
}

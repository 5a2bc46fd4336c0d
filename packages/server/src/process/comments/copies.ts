import type { Person } from '@gongdi/api';
import { sql, type Kysely } from 'kysely';
import type { CallerContext } from '../../handler/index.ts';
import { notifyLabel, tellUsers } from '../../notify/index.ts';
import { newId } from '../../store/index.ts';
import { approvalTables } from '../approval-tables.ts';
import { knownPerson } from '../people.ts';
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

/** A copy that somebody has sent, to one or several at once. */
export interface CopySent {
  task_id: string | null;
  user: Person;
  names: string[];
  reason: string | null;
  create_time: string;
}

/** Copies of an instance, oldest first. */
export function copiesOf(db: Kysely<unknown>, instance_id: string): Promise<CopySent[]> {
  return approvalTables(db)
    .selectFrom('approval_copy as y')
    .select(['y.task_id', 'y.reason', 'y.created_at as create_time', knownPerson(sql`y.sender_id`).as('user')])
    .select(
      sql<string[]>`array_agg((select a.nickname from account a where a.id = y.account_id) order by y.id)`.as('names'),
    )
    .where('y.instance_id', '=', instance_id)
    .groupBy(['y.task_id', 'y.reason', 'y.created_at', 'y.sender_id'])
    .orderBy('y.created_at')
    .limit(2000)
    .execute();
}

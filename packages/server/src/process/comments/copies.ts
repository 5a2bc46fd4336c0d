import type { Person } from '@gongdi/api';
import { sql } from 'kysely';
import type { CallerContext } from '../../handler/index.ts';
import { notifyLabel, notifyUsers } from '../../notify/index.ts';
import { newId, type Db } from '../../store/index.ts';
import { knownPerson } from '../people.ts';
import { linkTo } from '../notify-people.ts';

/** Sends copies of an instance to people who do not decide in it, and notifies them. */
export async function copyTo(
  trx: Db,
  { caller, now }: CallerContext,
  of: { instance_id: string; instance_name: string; task_id: string | null },
  people: readonly string[],
  reason: string,
): Promise<void> {
  const { instance_id, instance_name, task_id } = of;
  const at = new Date(now).toISOString();
  const base = { instance_id, task_id, sender_id: caller.id, reason: reason || null, created_at: at };
  await trx
    .insertInto('approval_copy')
    .values(people.map((account_id) => ({ ...base, id: newId(now), account_id })))
    .execute();
  const title = notifyLabel('taskCopied', { who: caller.nickname, instance: instance_name });
  await notifyUsers(trx, people, { kind: 'task_copied', title, link: linkTo(instance_id) }, now);
}

/** A copy that a person sent to one or several people at once. */
export interface CopySent {
  task_id: string | null;
  user: Person;
  names: string[];
  reason: string | null;
  create_time: string;
}

/** Copies of an instance, oldest first. */
export function copiesOf(db: Db, instance_id: string): Promise<CopySent[]> {
  return db
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

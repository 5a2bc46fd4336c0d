import { GongdiError } from '@gongdi/domain';
import type { Trx } from '../../../engine/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { notifyLabel, notifyUsers } from '../../../notify/index.ts';
import { remark } from '../../comments/remark.ts';
import { getInstance, mayWrite } from '../../instances/instance-store.ts';
import { MAY } from '../../instances/rights.ts';
import { conflict, notYours } from '../../refuse.ts';
import { linkTo, peopleAsked } from '../../notify-people.ts';

/** Minimum time between two reminders of an instance, ms. */
const EVERY = 10 * 60_000;

/** Notifies the people that an instance waits for. @returns how many were notified */
export async function remind(trx: Trx, { caller, now }: CallerContext, instance_id: string): Promise<number> {
  const instance = await getInstance(trx, caller, instance_id);
  const { org_id, last } = await trx
    .selectFrom('process_instance as i')
    .select((eb) => [
      'i.org_id',
      eb
        .selectFrom('approval_comment as c')
        .select((of) => of.fn.max('c.created_at').as('last'))
        .whereRef('c.instance_id', '=', 'i.id')
        .where('c.kind', '=', 'remind')
        .as('last'),
    ])
    .where('i.id', '=', instance_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const manages = caller.permissions.has(MAY.intervene) && (await mayWrite(trx, caller, org_id));
  if (instance.start_user.id !== caller.id && !manages) throw notYours('remindNotOwn');
  if (instance.status !== 1) throw conflict('notRunning');
  const wait = last === null ? 0 : Date.parse(last) + EVERY - now;
  if (wait > 0) throw new GongdiError('tooMany', { values: { seconds: Math.ceil(wait / 1000) } });
  const tasks = await trx
    .selectFrom('process_task as t')
    .select(['t.id', 't.name', peopleAsked.as('people')])
    .where('t.instance_id', '=', instance_id)
    .where('t.ended_at', 'is', null)
    .execute();
  const reminded = new Set<string>();
  for (const { id: task_id, name, people } of tasks) {
    const others = people.filter((id) => id !== caller.id && !reminded.has(id));
    const title = notifyLabel('taskReminded', { who: caller.nickname, instance: instance.name, task: name });
    await notifyUsers(trx, others, { kind: 'task_overdue', title, link: linkTo(instance_id, task_id) }, now);
    for (const id of others) reminded.add(id);
  }
  // If nobody was notified, no comment is stored and the next reminder need not wait.
  if (reminded.size > 0) await remark(trx, { instance_id, account_id: caller.id, kind: 'remind', content: '' }, now);
  return reminded.size;
}

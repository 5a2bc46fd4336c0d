import { GongdiError } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../engine/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { notifyLabel, tellUsers } from '../../../notify/index.ts';
import { remark } from '../../comments/remark.ts';
import { getInstance, mayWrite } from '../../instances/instance-store.ts';
import { MAY } from '../../instances/rights.ts';
import { conflict, notYours } from '../../refuse.ts';
import { linkTo } from '../../tell.ts';

/** An instance is reminded of once in this time, ms. */
const EVERY = 10 * 60_000;

/** Tells whoever an instance waits for. @returns how many were told */
export async function remind(trx: Trx, { caller, now }: CallerContext, instance_id: string): Promise<number> {
  const instance = await getInstance(trx, caller, instance_id);
  const { rows: owners } = await sql<{ org_id: string; last: string | null }>`
    select i.org_id, (select max(c.created_at) from approval_comment c where c.instance_id = i.id and c.kind = 'remind') as last
    from process_instance i where i.id = ${instance_id} for update`.execute(trx);
  const { org_id, last } = owners[0]!;
  const manages = caller.permissions.has(MAY.intervene) && (await mayWrite(trx, caller, org_id));
  if (instance.start_user.id !== caller.id && !manages) throw notYours('remindNotOwn');
  if (instance.status !== 1) throw conflict('notRunning');
  const wait = last === null ? 0 : Date.parse(last) + EVERY - now;
  if (wait > 0) throw new GongdiError('tooMany', { values: { seconds: Math.ceil(wait / 1000) } });
  const { rows: tasks } = await sql<{ id: string; name: string; people: string[] }>`
    select t.id, t.name, case when t.assignee_id is not null then array[t.assignee_id]
      else array(select c.account_id from approval_candidate c where c.task_id = t.id) end as people
    from process_task t where t.instance_id = ${instance_id} and t.ended_at is null`.execute(trx);
  const told = new Set<string>();
  for (const { id: task_id, name, people } of tasks) {
    const others = people.filter((id) => id !== caller.id && !told.has(id));
    const title = notifyLabel('taskReminded', { who: caller.nickname, instance: instance.name, task: name });
    await tellUsers(trx, others, { kind: 'task_overdue', title, link: linkTo(instance_id, task_id) }, now);
    for (const id of others) told.add(id);
  }
  // Nobody was told, so there is nothing to keep, nor to wait for before the next time.
  if (told.size > 0) await remark(trx, { instance_id, account_id: caller.id, kind: 'remind', content: '' }, now);
  return told.size;
}

import type { ProcessTask } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { approvalTables } from '../approval-tables.ts';
import { peopleOf, personOf } from '../people.ts';

/** Shows a stored file to whoever asks. */
export type ShowFile = (file: FileItem) => Required<FileItem>;

/** Tasks `t` of instances `i`, with what approvals know of them, `p`. */
export function taskRows(db: Kysely<unknown>) {
  return approvalTables(db)
    .selectFrom('process_task as t')
    .innerJoin('process_instance as i', 'i.id', 't.instance_id')
    .leftJoin('approval_task as p', 'p.task_id', 't.id')
    .select(['t.id', 't.name', 't.definition_key', 't.result', 't.reason', 'p.kind', 'p.parent_task_id'])
    .select(['t.created_at as create_time', 't.ended_at as end_time', 'p.claimed_at as claim_time'])
    .select(sql<string | null>`p.due_at`.as('due_time'))
    .select(
      sql<string | null>`(select max(c.created_at) from approval_comment c
        where p.kind = 'withdrawn' and c.task_id = t.id and c.kind = 'withdraw')`.as('withdrawn_time'),
    )
    .select(personOf(sql`t.assignee_id`).as('assignee_user'))
    .select(personOf(sql`p.owner_id`).as('owner_user'))
    .select(
      sql<number | null>`(extract(epoch from t.ended_at - t.created_at) * 1000)::float8`.as('duration_in_millis'),
    );
}

/** Tasks of an instance in the order of their making, with everything that the detail page and the viewer show. */
export async function tasksOfInstance(
  db: Kysely<unknown>,
  where: { instance_id: string; parent_task_id?: string },
  show: ShowFile,
): Promise<ProcessTask[]> {
  let rows = taskRows(db)
    .select(peopleOf(sql`array(select c.account_id from approval_candidate c where c.task_id = t.id)`).as('candidates'))
    .select(sql<FileItem[]>`coalesce(p.attachments, '[]')`.as('attached'))
    .select(sql<FileItem | null>`p.signature`.as('signed'))
    .where('t.instance_id', '=', where.instance_id)
    .orderBy('t.created_at')
    .orderBy('t.id');
  if (where.parent_task_id !== undefined) rows = rows.where('p.parent_task_id', '=', where.parent_task_id);
  const list = await rows.execute();
  return list.map(({ candidates, attached, signed, ...task }) => ({
    ...task,
    candidate_users: task.end_time === null && task.assignee_user === null ? candidates : [],
    attachments: attached.map(show),
    signature: signed && show(signed),
  }));
}

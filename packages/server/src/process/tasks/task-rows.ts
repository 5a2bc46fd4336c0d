import type { ProcessTask } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';
import { peopleOf, personOf } from '../people.ts';

/** Returns a stored file with an address for the caller. */
export type ShowFile = (file: FileItem) => Required<FileItem>;

/** Selects tasks `t` of instances `i`, with their approval data `p`. */
export function taskRows(db: Db) {
  return db
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
    .select(personOf(sql`p.acted_for`).as('acted_for_user'))
    .select(
      sql<number | null>`(extract(epoch from t.ended_at - t.created_at) * 1000)::float8`.as('duration_in_millis'),
    );
}

/**
 * Returns the tasks of an instance in the order of creation, with everything that the detail page and the viewer
 * show.
 */
export async function tasksOfInstance(
  db: Db,
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

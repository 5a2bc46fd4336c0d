import { sql } from 'kysely';
import { sendAhead } from '../../store/index.ts';
import type { TaskPlace, TaskState } from '../core/index.ts';
import type { EngineTask, TaskEnd, Trx } from '../types.ts';
import type { Part } from './parts.ts';
import type { InstanceRow } from './rows.ts';

/** Result of a task: 1 open, 2 done, 4 cancelled. */
const RESULT = { open: 1, completed: 2, cancelled: 4, moved: 4 } as const;

export function engineTask(instance: InstanceRow, task: TaskState, { visit, body, variables }: TaskPlace): EngineTask {
  const { done: _, ...facts } = task;
  return {
    ...facts,
    instance_id: instance.id,
    definition_id: instance.definition_id,
    org_id: instance.org_id,
    definition_key: visit.node,
    execution_id: visit.id,
    body_id: body,
    variables: variables(),
  };
}

/** The account of a model's assignee: found by its id, else by its login name. */
export const accountOf = (assignee: string | null) =>
  sql<string | null>`(select a.id from account a where a.id = ${assignee} or a.user_name = ${assignee}
    order by a.id = ${assignee} desc limit 1)`;

export async function insertTask(trx: Trx, task: EngineTask, at: string): Promise<void> {
  const assignee = task.assignee === null ? sql`null` : accountOf(task.assignee);
  // Raw SQL: the bench row `engine` guards the processor time of a completed task; the builder would add to it.
  const row = sql`
    insert into process_task (id, instance_id, name, definition_key, result, assignee_id, created_at, execution_id,
      body_id, description, assignee, owner, candidate_users, candidate_groups, due_at, follow_up_at, priority, form_key)
    values (${task.id}, ${task.instance_id}, ${task.name}, ${task.definition_key}, ${RESULT.open}, ${assignee}, ${at},
      ${task.execution_id}, ${task.body_id}, ${task.description}, ${task.assignee}, ${task.owner},
      ${[...task.candidate_users]}, ${[...task.candidate_groups]}, ${task.due_at}, ${task.follow_up_at},
      ${task.priority}, ${task.form_key})`;
  await sendAhead(trx, row);
}

/** Stores the assignee that the hook returned; null: nobody yet. */
export async function giveTask(trx: Trx, id: string, account: string | null): Promise<void> {
  await trx.updateTable('process_task').set({ assignee_id: account, assignee: account }).where('id', '=', id).execute();
}

/** Updates the columns of an open task that listeners or a command changed. */
export async function updateTask(trx: Trx, task: TaskState): Promise<void> {
  const assignee = task.assignee === null ? sql<string | null>`null` : accountOf(task.assignee);
  const { name, description, owner, candidate_users, candidate_groups, due_at, follow_up_at, priority } = task;
  await trx
    .updateTable('process_task')
    .set({ name, description, owner, due_at, follow_up_at, priority, assignee: task.assignee })
    .set({ candidate_users: [...candidate_users], candidate_groups: [...candidate_groups] })
    .set((eb) => ({
      assignee_id: eb
        .case()
        .when('assignee', 'is distinct from', task.assignee)
        .then(assignee)
        .else(eb.ref('assignee_id'))
        .end(),
    }))
    .where('id', '=', task.id)
    .execute();
}

/**
 * Returns the statement that ends a task. It runs after the hook of ended tasks: a decision with a result of its own has
 * written that.
 */
export const endPart = (id: string, how: TaskEnd, at: string): Part => sql`update process_task set ended_at = ${at},
  result = case when result = ${RESULT.open} then ${RESULT[how]}::integer else result end where id = ${id}`;

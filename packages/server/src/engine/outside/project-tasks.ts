import type { HistoryTask } from '@gongdi/bpmn';
import type { EngineRuntime, RuntimeTask } from '@gongdi/engines';
import { accountOf } from '../store/task-rows.ts';
import { endPart, giveTask, insertTask } from '../store/task-rows.ts';
import type { EngineHooks, EngineTask, TaskEnd, Trx, Variables } from '../types.ts';
import { asked } from './failure.ts';
import type { OutsideInstance } from './instances.ts';

export interface TaskProjection {
  trx: Trx;
  runtime: EngineRuntime;
  hooks: EngineHooks;
  instance: OutsideInstance;
  variables: Variables;
  /** How a task counts that disappeared without a decision. */
  gone: Exclude<TaskEnd, 'completed'>;
}

const PRIORITY = 50;
const iso = (instant: string | number): string => new Date(instant).toISOString();

/** Updates the task rows of an instance to the engine's history. */
export async function projectTasks(given: TaskProjection, history: readonly HistoryTask[]): Promise<void> {
  const { trx, runtime, hooks, instance } = given;
  const rows = await trx
    .selectFrom('process_task')
    .select((eb) => ['id', 'assignee', eb('ended_at', 'is not', null).$castTo<boolean>().as('ended')])
    .where('instance_id', '=', instance.id)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const isOver = history.every(({ end_time }) => end_time);
  const open = isOver ? [] : await asked(runtime.tasks({ instanceId: instance.id }));
  const openById = new Map(open.map((task) => [task.id, task]));
  for (const one of history) {
    const row = known.get(one.id);
    if (row?.ended) continue;
    const now = openById.get(one.id);
    const task = taskOf(given, one, now);
    if (!row) await added(given, task, one, now);
    // The assignee was changed directly at the engine.
    else if (now && now.assignee !== row.assignee) await giveByName(trx, one.id, now.assignee);
    if (!one.end_time) continue;
    const how = one.result === 2 ? 'completed' : given.gone;
    await hooks.taskEnded?.(trx, task, how);
    await endPart(one.id, how, iso(one.end_time)).execute(trx);
  }
}

async function added({ trx, runtime, hooks }: TaskProjection, task: EngineTask, one: HistoryTask, now?: RuntimeTask) {
  const full = now ? { ...task, ...(await candidatesOf(runtime, now.id)) } : task;
  await insertTask(trx, full, iso(one.create_time ?? Date.now()));
  const given = await hooks.taskCreated?.(trx, full);
  if (!given || one.end_time) return;
  await giveTask(trx, task.id, given.assignee);
  if (given.assignee !== task.assignee) await asked(runtime.assign(task.id, given.assignee));
}

async function candidatesOf(runtime: EngineRuntime, id: string) {
  const { users, groups } = await asked(runtime.candidates(id));
  return { candidate_users: users, candidate_groups: groups };
}

async function giveByName(trx: Trx, id: string, assignee: string | null): Promise<void> {
  await trx
    .updateTable('process_task')
    .set({ assignee, assignee_id: accountOf(assignee) })
    .where('id', '=', id)
    .execute();
}

function taskOf({ instance, variables }: TaskProjection, one: HistoryTask, now?: RuntimeTask): EngineTask {
  return {
    id: one.id,
    instance_id: instance.id,
    definition_id: instance.definition_id,
    org_id: instance.org_id,
    definition_key: one.task_definition_key ?? '',
    name: one.name ?? one.task_definition_key ?? '',
    description: now?.description ?? null,
    assignee: now ? now.assignee : (one.assignee_user?.nickname ?? null),
    owner: now?.owner ?? null,
    candidate_users: [],
    candidate_groups: [],
    due_at: now?.dueAt ? iso(now.dueAt) : null,
    follow_up_at: now?.followUpAt ? iso(now.followUpAt) : null,
    priority: now?.priority ?? PRIORITY,
    form_key: now?.formKey ?? null,
    execution_id: one.id,
    body_id: null,
    variables,
  };
}

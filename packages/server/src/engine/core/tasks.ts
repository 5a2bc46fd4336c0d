import { nextRuns, parseTimer } from '@gongdi/bpmn';
import type { Variables } from '../types.ts';
import { BpmnError } from '../bpmn-error.ts';
import { json, value } from './expressions.ts';
import { refusal } from './fault.ts';
import type { Node, UserTask } from './graph.ts';
import { notify } from './listeners.ts';
import type { Run } from './run.ts';
import type { TaskState, Visit } from './state.ts';
import { toIds, toText } from './values.ts';
import { openTimer } from './waits.ts';

/** Priority of a task if the model sets none. */
const PRIORITY = 50;

/** Creates the task of a visit. */
export async function createTask(run: Run, visit: Visit, node: Node): Promise<void> {
  const user = node.user!;
  const task = await taskOf(run, visit, node, user);
  await addTask(run, visit, user, task);
  for (const { id, timer } of user.timeouts) if (run.lives(visit)) await openTimer(run, visit, id, timer, 'timeout');
}

/**
 * Adds a task to a visit, stores it, and calls the listeners in the order of the engine that the model was drawn for.
 */
export async function addTask(run: Run, visit: Visit, user: UserTask, task: TaskState): Promise<void> {
  (visit.tasks ??= []).push(task);
  const notifyListeners = (event: string): Promise<void> => notify(run, visit, user.listeners, { event, task });
  const isCamunda = run.graph.dialect === 'camunda';
  const assign = async (): Promise<void> => {
    const assignee = await run.ports.taskCreated(task, run.placeOf(visit));
    if (assignee !== undefined) task.assignee = assignee;
    if (task.assignee !== null) await notifyListeners('assignment');
  };
  if (!isCamunda) await assign();
  if (run.lives(visit)) await notifyListeners('create');
  if (isCamunda && run.lives(visit)) await assign();
}

async function taskOf(run: Run, visit: Visit, node: Node, user: UserTask): Promise<TaskState> {
  const given = async (source: string | null): Promise<unknown> => (source === null ? null : value(run, visit, source));
  const priority = Number((await given(user.priority)) ?? PRIORITY);
  return {
    id: run.ports.newId(),
    name: toText(await given(node.name), run.budget) ?? '',
    description: toText(await given(user.description), run.budget),
    assignee: toText(await given(user.assignee), run.budget) || null,
    owner: toText(await given(user.owner), run.budget) || null,
    candidate_users: toIds(await given(user.candidateUsers), run.budget),
    candidate_groups: toIds(await given(user.candidateGroups), run.budget),
    due_at: await instant(run, visit, user.dueDate),
    follow_up_at: await instant(run, visit, user.followUpDate),
    priority: Number.isFinite(priority) ? Math.trunc(priority) : PRIORITY,
    form_key: toText(await given(user.formKey), run.budget),
  };
}

/** Evaluates an instant, or a duration from now, to ISO text. */
async function instant(run: Run, visit: Visit, source: string | null): Promise<string | null> {
  if (source === null) return null;
  const text = (toText(await json(run, visit, source), run.budget) ?? '').trim();
  if (text === '') return null;
  const { now, zone } = run.ports;
  const [at] = nextRuns(parseTimer(text.startsWith('P') ? 'duration' : 'date', text), { now, zone, count: 1 });
  return at === undefined ? null : new Date(at).toISOString();
}

/** Returns the open task with an id, and its visit. */
function findTask(run: Run, id: string): { visit: Visit; task: TaskState } | undefined {
  for (const visit of Object.values(run.state.visits)) {
    const task = visit.tasks?.find((one) => one.id === id && !one.done);
    if (task) return { visit, task };
  }
  return undefined;
}

/** Like `findTask`. @throws EngineRefusal when the task is not open */
export function openTask(run: Run, id: string): { visit: Visit; task: TaskState } {
  const found = findTask(run, id);
  if (found) return found;
  throw refusal('任务已经结束，请刷新后查看', 'The task has ended already; reload to see');
}

/** Completes a task. The visit continues when no task beside it is open. */
export async function completeTask(run: Run, id: string, variables: Variables): Promise<void> {
  const { visit, task } = openTask(run, id);
  for (const [name, given] of Object.entries(variables)) run.setVariable(visit, name, given);
  try {
    await notify(run, visit, run.nodeOf(visit).user?.listeners ?? [], { event: 'complete', task });
    if (!run.lives(visit)) return;
    task.done = true;
    await run.ports.taskEnded(task, run.placeOf(visit), 'completed');
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error;
    return run.steps.throwError(run, visit, error.code, error.message);
  }
  if (visit.tasks!.every((one) => one.done)) await run.steps.leave(run, visit);
}

/** Changes the assignee of a task, and calls the listeners. */
export async function assignTask(run: Run, id: string, assignee: string | null): Promise<void> {
  const { visit, task } = openTask(run, id);
  if (task.assignee === assignee) return;
  task.assignee = assignee;
  run.happen({ type: 'task-changed', task: { ...task } });
  await notify(run, visit, run.nodeOf(visit).user?.listeners ?? [], { event: 'assignment', task });
  await notify(run, visit, run.nodeOf(visit).user?.listeners ?? [], { event: 'update', task });
}

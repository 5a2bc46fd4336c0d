import type { HistoryComment, HistoryTask, HistoryVariable } from '@gongdi/bpmn';
import type { HistoryOptions, InstanceSnapshot, TaskFacts } from './types.ts';

/** Variables in which engines count the instances of a multi-instance activity. */
const COUNTERS = new Set(['nrOfInstances', 'nrOfActiveInstances', 'nrOfCompletedInstances', 'loopCounter']);

type Users = { nickname?: string | null } | null | undefined;
type Values = Record<string, unknown>;

/**
 * Completes what no engine provides: the comment as the reason of its task, the meaning of a completed task, and names
 * for user ids. Removes the counters from the variables.
 */
export async function finishSnapshot(
  snapshot: InstanceSnapshot,
  options: HistoryOptions,
  signal?: AbortSignal,
): Promise<InstanceSnapshot> {
  const variables = snapshot.variables.filter(({ name }) => !COUNTERS.has(name));
  const tasks = judged(withReasons(snapshot.history.tasks ?? [], snapshot.comments), variables, options);
  const found = { ...snapshot, variables, history: { ...snapshot.history, tasks } };
  return options.names ? named(found, options.names, signal) : found;
}

function withReasons(tasks: readonly HistoryTask[], comments: readonly HistoryComment[]): HistoryTask[] {
  const last = new Map<string, string>();
  for (const { task_id, message } of comments) if (task_id) last.set(task_id, message);
  return tasks.map((task) => ({ ...task, reason: task.reason ?? last.get(task.id) ?? null }));
}

function judged(tasks: HistoryTask[], variables: readonly HistoryVariable[], options: HistoryOptions): HistoryTask[] {
  const { taskResult } = options;
  if (!taskResult) return tasks;
  const ofInstance: Values = {};
  const local = new Map<string, Values>();
  for (const { name, value, task_id } of variables) {
    if (!task_id) {
      ofInstance[name] = value;
      continue;
    }
    const own = local.get(task_id) ?? {};
    own[name] = value;
    local.set(task_id, own);
  }
  return tasks.map((task) => {
    if (task.result !== 2) return task;
    const facts: TaskFacts = {
      id: task.id,
      key: task.task_definition_key ?? '',
      local: local.get(task.id) ?? {},
      variables: ofInstance,
    };
    const outcome = taskResult(facts);
    return outcome
      ? { ...task, result: outcome.result, kind: outcome.kind, reason: outcome.reason ?? task.reason }
      : task;
  });
}

async function named(
  snapshot: InstanceSnapshot,
  names: NonNullable<HistoryOptions['names']>,
  signal?: AbortSignal,
): Promise<InstanceSnapshot> {
  const { history, comments } = snapshot;
  const tasks = history.tasks ?? [];
  const authors = comments.map(({ author }) => (typeof author === 'string' ? author : author?.nickname));
  const ids = [history.process_instance?.start_user, ...tasks.map((task) => task.assignee_user)]
    .map((user) => user?.nickname)
    .concat(authors)
    .filter((id) => typeof id === 'string' && id !== '');
  if (ids.length === 0) return snapshot;
  const known = await names([...new Set(ids as string[])], signal);
  const nameOf = (id: string) => (Object.hasOwn(known, id) ? (known[id] ?? id) : id);
  const person = <U extends Users>(user: U) => (user?.nickname ? { nickname: nameOf(user.nickname) } : user);
  return {
    ...snapshot,
    history: {
      ...history,
      process_instance: history.process_instance && {
        ...history.process_instance,
        start_user: person(history.process_instance.start_user),
      },
      tasks: tasks.map((task) => ({ ...task, assignee_user: person(task.assignee_user) })),
    },
    comments: comments.map((comment) =>
      typeof comment.author === 'string' ? { ...comment, author: nameOf(comment.author) } : comment,
    ),
  };
}

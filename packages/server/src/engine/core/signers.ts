import { cancel } from './cancel.ts';
import { refusal } from './fault.ts';
import { addInner, count, innerDone } from './multi.ts';
import type { Run } from './run.ts';
import type { TaskState, Visit } from './state.ts';
import { addTask, openTask } from './tasks.ts';

/**
 * Adds people to a task: further executions of its multi-instance, or tasks beside it that must be completed as well.
 */
export async function addSigners(run: Run, id: string, assignees: readonly string[]): Promise<void> {
  const { visit, task } = openTask(run, id);
  const node = run.nodeOf(visit);
  const body = run.isInner(visit) ? run.parentOf(visit)! : undefined;
  if (body?.body && node.loop && node.loop.elementVariable !== null) {
    count(run, body, 'nrOfInstances', assignees.length);
    if (node.loop.sequential) body.body.rest.unshift(...assignees);
    else for (const assignee of assignees) addExecution(run, body, assignee);
    return;
  }
  for (const assignee of assignees) {
    const beside: TaskState = { ...task, id: run.ports.newId(), assignee };
    await addTask(run, visit, node.user!, beside);
  }
}

function addExecution(run: Run, body: Visit, assignee: string): void {
  count(run, body, 'nrOfActiveInstances', 1);
  const inner = addInner(run, body, run.nodeOf(body).loop!, assignee);
  run.plan(() => run.steps.begin(run, inner));
}

/** Cancels the task of one person; the other people decide. @throws EngineRefusal for the last person */
export async function removeSigner(run: Run, id: string): Promise<void> {
  const { visit, task } = openTask(run, id);
  const open = (visit.tasks ?? []).filter((one) => !one.done);
  if (open.length > 1) {
    task.done = true;
    await run.ports.taskEnded(task, run.placeOf(visit), 'cancelled');
    return;
  }
  const body = run.isInner(visit) ? run.parentOf(visit)! : undefined;
  const isLast = !body || run.childrenOf(body.id).length + (body.body?.rest.length ?? 0) <= 1;
  if (isLast && (visit.tasks ?? []).every((one) => one === task)) throw lastSigner();
  if (!body) {
    task.done = true;
    await run.ports.taskEnded(task, run.placeOf(visit), 'cancelled');
    return run.steps.leave(run, visit);
  }
  if (isLast) throw lastSigner();
  count(run, body, 'nrOfInstances', -1);
  if (!run.nodeOf(body).loop?.sequential) count(run, body, 'nrOfActiveInstances', -1);
  await cancel(run, visit, 'cancelled');
  if (!run.isQuiet(body)) return;
  // Sequential multi-instance: the next person's turn. The count for the removed person is subtracted first.
  count(run, body, 'nrOfCompletedInstances', -1);
  const stand = run.addVisit(body.node, body.id);
  await innerDone(run, stand);
}

function lastSigner(): Error {
  return refusal('至少要保留一名审批人', 'At least one approver has to stay');
}

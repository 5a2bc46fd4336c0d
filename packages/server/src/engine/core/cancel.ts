import type { TaskEnd } from '../types.ts';
import { notify } from './listeners.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';
import { closeWaits } from './waits.ts';

/** Cancels a visit with everything below it, innermost first. This does not end or continue the parent scope. */
export async function cancel(run: Run, visit: Visit, how: Exclude<TaskEnd, 'completed'>): Promise<void> {
  await cancelChildren(run, visit, how);
  if (!run.lives(visit)) return;
  const node = run.nodeOf(visit);
  for (const task of visit.tasks ?? []) {
    if (task.done) continue;
    task.done = true;
    await notify(run, visit, node.user?.listeners ?? [], { event: 'delete', task });
    await run.ports.taskEnded(task, run.placeOf(visit), how);
  }
  const hasBegun = visit.state === 'active' || visit.state === 'joined';
  // Flowable removes executions without calling their listeners.
  if (hasBegun && !visit.body && run.graph.dialect === 'camunda') {
    await notify(run, visit, node.listeners, { event: 'end' });
  }
  closeWaits(run, visit);
  if (visit.job !== undefined) run.happen({ type: 'job-gone', id: visit.job });
  if (visit.called !== undefined) run.happen({ type: 'call-gone', id: visit.called });
  if (hasBegun && !visit.body) {
    run.happen({ type: 'ended', order: run.tick(), visit: visit.id, cancelled: true, flows: [] });
  }
  run.dropVisit(visit);
}

/** Cancels everything below a visit, except one visit. */
export async function cancelChildren(
  run: Run,
  visit: Visit,
  how: Exclude<TaskEnd, 'completed'>,
  except?: Visit,
): Promise<void> {
  for (const child of run.childrenOf(visit.id)) if (child !== except) await cancel(run, child, how);
}

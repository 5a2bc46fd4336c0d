import type { Variables } from '../types.ts';
import { cancel, cancelChildren } from './cancel.ts';
import type { Node } from './graph.ts';
import { notify } from './listeners.ts';
import type { Run } from './run.ts';
import { startEventScope } from './scope.ts';
import { ROOT, type Visit, type Wait } from './state.ts';
import { closeWait, closeWaits, nextTimer, scheduleTimer } from './waits.ts';

/** Continues a visit after the event that it waits for has occurred. */
export async function trigger(run: Run, visit: Visit, wait: Wait, variables: Variables = {}): Promise<void> {
  if (!run.lives(visit) || !visit.waits?.includes(wait)) return;
  if (wait.kind === 'timeout') return timedOut(run, visit, wait);
  for (const [name, value] of Object.entries(variables)) run.setVariable(visit, name, value);
  const node = run.node(wait.node);
  if (wait.node === visit.node) return run.steps.leave(run, visit);
  if (node.kind === 'boundaryEvent') return boundary(run, visit, node, wait);
  if (node.kind === 'startEvent') return eventScope(run, visit, node, wait);
  await afterGateway(run, visit, node);
}

/** Triggers a boundary event: its activity is cancelled or continues, and a token starts from the event. */
async function boundary(run: Run, visit: Visit, node: Node, wait: Wait): Promise<void> {
  const parent = visit.parent ?? ROOT;
  if (!node.interrupting) {
    repeatOrKeep(run, visit, wait);
    run.arrive(node.id, parent);
    return;
  }
  forget(visit, wait);
  if (wait.kind !== 'timer') closeWait(run, wait);
  await cancel(run, visit, 'cancelled');
  run.arrive(node.id, parent);
}

async function eventScope(run: Run, scope: Visit, start: Node, wait: Wait): Promise<void> {
  if (start.interrupting) {
    forget(scope, wait);
    if (wait.kind !== 'timer') closeWait(run, wait);
    // No other event sub-process may begin any more; boundary events stay open.
    for (const other of scope.waits ?? []) {
      if (run.node(other.node).kind !== 'startEvent') continue;
      forget(scope, other);
      closeWait(run, other);
    }
    await cancelChildren(run, scope, 'cancelled');
  } else repeatOrKeep(run, scope, wait);
  startEventScope(run, scope, start);
}

/** Sets a repeating timer again and removes a single one; messages and signals may occur again. */
function repeatOrKeep(run: Run, visit: Visit, wait: Wait): void {
  if (wait.kind === 'timer') repeat(run, visit, wait);
}

function repeat(run: Run, visit: Visit, wait: Wait): void {
  const next = wait.timer && nextTimer(run, wait.timer);
  forget(visit, wait);
  if (!next) return;
  const again: Wait = { ...wait, id: run.ports.newId(), timer: next };
  visit.waits!.push(again);
  scheduleTimer(run, visit, again, next);
}

function forget(visit: Visit, wait: Wait): void {
  visit.waits = visit.waits?.filter((one) => one !== wait);
}

/** The first event behind an event-based gateway decides. */
async function afterGateway(run: Run, visit: Visit, node: Node): Promise<void> {
  const flow = run.nodeOf(visit).outgoing.find(({ target }) => target === node.id);
  closeWaits(run, visit);
  const parent = run.parentOf(visit)!;
  await notify(run, visit, run.nodeOf(visit).listeners, { event: 'end' });
  run.happen({ type: 'ended', order: run.tick(), visit: visit.id, cancelled: false, flows: flow ? [flow.id] : [] });
  const next = run.addVisit(node.id, parent.id);
  next.state = 'active';
  run.dropVisit(visit);
  run.plan(async () => {
    if (!run.lives(next)) return run.steps.scopeQuiet(run, parent);
    run.happen({
      type: 'started',
      order: run.tick(),
      visit: next.id,
      node: node.id,
      kind: node.type,
      scope: parent.id,
    });
    await notify(run, next, node.listeners, { event: 'start' });
    await run.steps.leave(run, next);
  });
}

/** Runs a timeout listener of a task. */
async function timedOut(run: Run, visit: Visit, wait: Wait): Promise<void> {
  repeat(run, visit, wait);
  const found = run.nodeOf(visit).user?.timeouts.find(({ id }) => id === wait.node);
  const task = visit.tasks?.[0];
  if (found && task) await notify(run, visit, [found.listener], { event: 'timeout', task });
}

import { fault } from './fault.ts';
import type { Node } from './graph.ts';
import type { Run } from './run.ts';
import { ROOT, type Visit } from './state.ts';
import { openWaits } from './waits.ts';

/**
 * Begins the content of a process or sub-process: opens the waits of its event sub-processes and puts tokens on its
 * start nodes.
 */
export async function beginScope(run: Run, visit: Visit, starts: readonly string[]): Promise<void> {
  await openWaits(run, visit, run.nodeOf(visit).eventStarts);
  const tokens = visit.start === undefined ? beginnings(run, visit, starts) : [visit.start];
  if (tokens.length === 0) return run.steps.leave(run, visit);
  // Each token is planned separately. In the Camunda dialect the last planned operation runs first.
  const order = run.graph.dialect === 'camunda' ? tokens.toReversed() : tokens;
  for (const id of order) run.arrive(id, visit.id);
}

/**
 * Returns the nodes where tokens begin without an event. A process with a single start event may start there,
 * whatever the kind of the event.
 */
function beginnings(run: Run, visit: Visit, starts: readonly string[]): readonly string[] {
  const plain = starts.filter((id) => isPlain(run, id));
  if (plain.length > 0 || visit.id !== ROOT) return plain;
  if (starts.length === 1) return starts;
  throw fault(run.graph.key, '流程没有普通的开始事件', 'The process has no plain start event');
}

/** Returns whether a token begins here without an event. */
function isPlain(run: Run, id: string): boolean {
  const node = run.node(id);
  return node.kind !== 'startEvent' || node.event === null;
}

/** Starts an event sub-process in a scope. */
export function startEventScope(run: Run, scope: Visit, start: Node): void {
  const visit = run.addVisit(start.scope ?? '', scope.id);
  visit.start = start.id;
  run.plan(() => run.steps.begin(run, visit));
}

import { fault } from './fault.ts';
import type { Node } from './graph.ts';
import type { Run } from './run.ts';
import { ROOT, type Visit } from './state.ts';
import { openWaits } from './waits.ts';

/** Begins the inside of a process or sub process: its event sub processes listen, its start events get tokens. */
export async function beginScope(run: Run, visit: Visit, starts: readonly string[]): Promise<void> {
  await openWaits(run, visit, run.nodeOf(visit).eventStarts);
  const tokens = visit.start === undefined ? beginnings(run, visit, starts) : [visit.start];
  if (tokens.length === 0) return run.steps.leave(run, visit);
  // Each is planned by itself: in Camunda's way the last one planned is the first to go.
  const order = run.graph.dialect === 'camunda' ? tokens.toReversed() : tokens;
  for (const id of order) run.arrive(id, visit.id);
}

/** Where tokens begin by themselves. A process with a single start event may be started there, whatever its kind. */
function beginnings(run: Run, visit: Visit, starts: readonly string[]): readonly string[] {
  const plain = starts.filter((id) => isPlain(run, id));
  if (plain.length > 0 || visit.id !== ROOT) return plain;
  if (starts.length === 1) return starts;
  throw fault(run.graph.key, '流程没有普通的开始事件', 'The process has no plain start event');
}

/** Whether a token begins here by itself: not at an event that has to come first. */
function isPlain(run: Run, id: string): boolean {
  const node = run.node(id);
  return node.kind !== 'startEvent' || node.event === null;
}

/** Begins an event sub process in a scope. */
export function startEventScope(run: Run, scope: Visit, start: Node): void {
  const visit = run.addVisit(start.scope ?? '', scope.id);
  visit.start = start.id;
  run.plan(() => run.steps.begin(run, visit));
}

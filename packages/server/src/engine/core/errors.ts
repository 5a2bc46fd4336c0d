import { cancel, cancelChildren } from './cancel.ts';
import { endInstance } from './end.ts';
import { fault } from './fault.ts';
import type { EventKind, Node } from './graph.ts';
import type { Run } from './run.ts';
import { startEventScope } from './scope.ts';
import { ROOT, type Visit } from './state.ts';

interface Catcher {
  event: Node;
  /** For a boundary event, the visit of its activity. For an event sub-process, the scope. */
  visit: Visit;
}

/** Searches outwards for the nearest event that catches an error or an escalation thrown at a visit. */
function catcherOf(run: Run, from: Visit, kind: EventKind, code: string): Catcher | undefined {
  let inside: string | undefined;
  for (let at: Visit | undefined = from; at; at = run.parentOf(at)) {
    const node = run.nodeOf(at);
    // An event sub-process does not catch errors thrown inside itself.
    const starts = at === from ? [] : node.eventStarts.filter((id) => run.node(id).scope !== inside);
    const inScope = matching(run, starts, kind, code);
    if (inScope) return { event: inScope, visit: at };
    if (node.kind === 'eventSubProcess') inside = node.id;
    else inside = undefined;
    const attached = run.isInner(at) ? undefined : matching(run, node.boundary, kind, code);
    if (attached) return { event: attached, visit: at };
  }
  return undefined;
}

/** Returns the event that names the code, else one that catches all codes. */
function matching(run: Run, ids: readonly string[], kind: EventKind, code: string): Node | undefined {
  const events = ids.map((id) => run.node(id)).filter((node) => node.event?.kind === kind);
  return events.find((node) => node.event?.name === code) ?? events.find((node) => (node.event?.name ?? null) === null);
}

/** Throws an error of the model at a visit. The token there is removed, and the catching event continues. */
export async function throwError(run: Run, visit: Visit, code: string, message: string): Promise<void> {
  const catcher = catcherOf(run, visit, 'error', code);
  if (catcher) return caught(run, catcher, { code, message });
  if (run.ports.instance.called) {
    run.happen({ type: 'error-out', code, message });
    return endInstance(run, 'failed');
  }
  const node = run.nodeOf(visit);
  // If no event catches the error, Camunda ends the path, but Flowable refuses the command.
  if (run.graph.dialect === 'flowable') {
    throw fault(node.id, `没有事件捕获错误“${code}”`, `No event catches the error “${code}”`);
  }
  const parent = run.parentOf(visit);
  run.happen({ type: 'ended', order: run.tick(), visit: visit.id, cancelled: false, flows: [] });
  run.dropVisit(visit);
  if (parent) await run.steps.scopeQuiet(run, parent);
}

/** @returns whether the throwing token still exists */
export async function throwEscalation(run: Run, visit: Visit, code: string): Promise<boolean> {
  const catcher = catcherOf(run, visit, 'escalation', code);
  if (catcher) await caught(run, catcher, { code, message: '' });
  else if (run.ports.instance.called) run.happen({ type: 'escalation-out', code });
  return run.lives(visit);
}

async function caught(run: Run, { event, visit }: Catcher, thrown: { code: string; message: string }): Promise<void> {
  const { codeVariable = null, messageVariable = null } = event.event ?? {};
  const parent = run.parentOf(visit) ?? run.root;
  const interrupts = event.event?.kind === 'error' || event.interrupting;
  if (event.kind === 'boundaryEvent') {
    if (interrupts) await cancel(run, visit, 'cancelled');
    note(run, parent);
    run.arrive(event.id, parent.id);
    return;
  }
  if (interrupts) await cancelChildren(run, visit, 'cancelled');
  note(run, visit);
  startEventScope(run, visit, event);

  function note(on: Run, scope: Visit): void {
    if (codeVariable !== null) on.setVariable(scope, codeVariable, thrown.code);
    if (messageVariable !== null) on.setVariable(scope, messageVariable, thrown.message);
  }
}

/** Throws an error that comes from a called instance or from a job, at the visit that waits for it. */
export async function throwErrorAt(run: Run, id: string, code: string, message: string): Promise<void> {
  const visit = run.visit(id);
  if (visit && id !== ROOT) await throwError(run, visit, code, message);
}

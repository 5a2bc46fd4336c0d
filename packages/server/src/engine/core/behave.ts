import { callInstance } from './call.ts';
import { startCompensation } from './compensate.ts';
import { endInstance } from './end.ts';
import { throwEscalation } from './errors.ts';
import type { Node } from './graph.ts';
import { joinInclusive, joinParallel } from './join.ts';
import type { Run } from './run.ts';
import { beginScope } from './scope.ts';
import { ROOT, type Visit } from './state.ts';
import { createTask } from './tasks.ts';
import { throwMessage, throwSignal } from './throw.ts';
import { openWaits } from './waits.ts';
import { work } from './work.ts';
import { cancelChildren } from './cancel.ts';

/** Executes the behaviour of a node according to its kind, after the visit has begun. */
export async function behave(run: Run, visit: Visit, node: Node): Promise<void> {
  switch (node.kind) {
    case 'userTask':
      return createTask(run, visit, node);
    case 'work':
      return work(run, visit, node);
    case 'callActivity':
      return callInstance(run, visit, node);
    case 'subProcess':
    case 'eventSubProcess':
      return beginScope(run, visit, node.starts);
    case 'receiveTask':
      return openWaits(run, visit, [node.id]);
    case 'catchEvent':
      return node.event && node.event.kind !== 'link' ? openWaits(run, visit, [node.id]) : run.steps.leave(run, visit);
    case 'eventBasedGateway':
      return openWaits(
        run,
        visit,
        node.outgoing.map(({ target }) => target),
      );
    case 'parallelGateway':
      return joinParallel(run, visit, node);
    case 'inclusiveGateway':
      return joinInclusive(run, visit, node);
    case 'throwEvent':
    case 'endEvent':
      return throwEvent(run, visit, node);
    default:
      return run.steps.leave(run, visit);
  }
}

async function throwEvent(run: Run, visit: Visit, node: Node): Promise<void> {
  const { event } = node;
  switch (event?.kind) {
    case 'terminate':
      return terminate(run, visit, event.all);
    case 'error':
      return run.steps.throwError(run, visit, event.name ?? '', '');
    case 'escalation':
      if (await throwEscalation(run, visit, event.name ?? '')) await run.steps.leave(run, visit);
      return;
    case 'signal':
      await throwSignal(run, visit, event);
      break;
    case 'message':
      return throwMessage(run, visit, event);
    case 'compensate':
      return startCompensation(run, visit, event.activity);
    case 'cancel':
      return cancelTransaction(run, visit);
    case 'link':
      return follow(run, visit, event.name);
    default:
  }
  if (run.lives(visit)) await run.steps.leave(run, visit);
}

/** A throwing link event continues at the catching event of the same name in the same scope. */
async function follow(run: Run, visit: Visit, name: string | null): Promise<void> {
  const target = [...run.graph.nodes.values()].find(
    (node) =>
      node.kind === 'catchEvent' &&
      node.event?.kind === 'link' &&
      node.event.name === name &&
      node.scope === run.nodeOf(visit).scope,
  );
  const parent = visit.parent ?? ROOT;
  if (!target) return run.steps.leave(run, visit, []);
  // The new visit is added first, so that the scope is not empty while the throwing event ends.
  const next = run.arrive(target.id, parent);
  await run.steps.leave(run, visit, []);
  if (!run.lives(next)) return;
}

/** Ends the surrounding scope with everything in it. */
async function terminate(run: Run, visit: Visit, all: boolean): Promise<void> {
  const scope = run.parentOf(visit) ?? run.root;
  await cancelChildren(run, scope, 'cancelled', visit);
  run.happen({ type: 'ended', order: run.tick(), visit: visit.id, cancelled: false, flows: [] });
  run.dropVisit(visit);
  if (all || scope.id === ROOT) return endInstance(run, 'completed');
  await run.steps.scopeQuiet(run, scope);
}

/**
 * A cancel end event of a transaction: completed activities are compensated, then the cancel boundary event
 * continues.
 */
async function cancelTransaction(run: Run, visit: Visit): Promise<void> {
  const scope = run.parentOf(visit) ?? run.root;
  await cancelChildren(run, scope, 'cancelled', visit);
  await startCompensation(run, visit, null);
}

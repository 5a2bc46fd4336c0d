import { cancel } from './cancel.ts';
import type { Run } from './run.ts';
import { ROOT, type Undo, type Visit } from './state.ts';

/**
 * Compensates the activities that ended in the scope of a throwing event, the last one first, one after the other.
 * Then the throwing event continues.
 * @param activity the only activity to compensate; null: all
 */
export async function startCompensation(run: Run, visit: Visit, activity: string | null): Promise<void> {
  const scope = run.parentOf(visit) ?? run.root;
  const isMeant = (undo: Undo): boolean => activity === null || undo.node === activity;
  visit.undoing = (scope.undo ?? []).filter(isMeant);
  scope.undo = (scope.undo ?? []).filter((undo) => !isMeant(undo));
  await nextUndo(run, visit);
}

/** Runs the next compensation handler, or continues after the last one. */
export async function nextUndo(run: Run, visit: Visit): Promise<void> {
  const undo = visit.undoing?.pop();
  if (undo) {
    const handler = run.addVisit(undo.handler, visit.id);
    for (const [name, value] of Object.entries(undo.vars)) run.setLocal(handler, name, value);
    return run.plan(() => run.steps.begin(run, handler));
  }
  delete visit.undoing;
  if (run.nodeOf(visit).event?.kind === 'cancel') return transactionCancelled(run, visit);
  await run.steps.leave(run, visit);
}

/** Continues at the cancel boundary event of a cancelled transaction. */
async function transactionCancelled(run: Run, visit: Visit): Promise<void> {
  const scope = run.parentOf(visit)!;
  const host = run.isInner(scope) ? run.parentOf(scope)! : scope;
  const boundary = run.nodeOf(host).boundary.find((id) => run.node(id).event?.kind === 'cancel');
  run.happen({ type: 'ended', order: run.tick(), visit: visit.id, cancelled: false, flows: [] });
  run.dropVisit(visit);
  const parent = host.parent ?? ROOT;
  if (boundary === undefined) return run.steps.scopeQuiet(run, scope);
  run.arrive(boundary, parent);
  await cancel(run, host, 'cancelled');
}

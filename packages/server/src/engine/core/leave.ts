import { BpmnError } from '../bpmn-error.ts';
import { nextUndo } from './compensate.ts';
import { endInstance } from './end.ts';
import { sourceValue } from './expressions.ts';
import { chooseFlows } from './flows.ts';
import type { Flow } from './graph.ts';
import { notify } from './listeners.ts';
import { innerDone } from './multi.ts';
import type { Run } from './run.ts';
import { ROOT, type BodyState, type Visit } from './state.ts';
import { closeWaits } from './waits.ts';

/**
 * Ends a visit whose work is done, and continues behind it.
 * @param chosen flows to take; absent: those whose conditions are true
 */
export async function leave(run: Run, visit: Visit, chosen?: readonly Flow[]): Promise<void> {
  run.here = visit.node;
  const node = run.nodeOf(visit);
  const isInner = run.isInner(visit);
  try {
    // Camunda evaluates conditions before the end listeners run, Flowable after them.
    const isEarly = run.graph.dialect === 'camunda';
    let flows = chosen ?? (isEarly && !isInner ? await chooseFlows(run, visit) : []);
    if (!visit.body) await conclude(run, visit);
    if (!run.lives(visit)) return;
    if (!chosen && !isEarly && !isInner) flows = await chooseFlows(run, visit);
    ended(run, visit, isInner ? [] : flows);
    remember(run, visit);
    if (isInner ? node.loop?.asyncAfter : node.asyncAfter) {
      visit.state = 'after';
      visit.flows = flows.map(({ id }) => id);
      visit.job = run.addJob('after', visit);
      return;
    }
    await goOn(run, visit, flows);
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error;
    await run.steps.throwError(run, visit, error.code, error.message);
  }
}

/** Runs the end listeners and the output mappings. */
async function conclude(run: Run, visit: Visit): Promise<void> {
  const node = run.nodeOf(visit);
  await notify(run, visit, node.listeners, { event: 'end' });
  const parent = run.parentOf(visit);
  if (!run.lives(visit) || !parent) return;
  for (const { name, value } of node.outputs) {
    run.setVariable(parent, name, await sourceValue(run, visit, value));
  }
}

function ended(run: Run, visit: Visit, flows: readonly Flow[]): void {
  closeWaits(run, visit);
  const ids = flows.map(({ id }) => id);
  if (visit.body) return leftBody(run, visit, visit.body, ids);
  if (run.isInner(visit)) run.parentOf(visit)!.body!.last = visit.id;
  run.happen({ type: 'ended', order: run.tick(), visit: visit.id, cancelled: false, flows: ids });
}

/** The type that Camunda 7's history gives to a multi-instance without any execution. */
const BODY = 'multiInstanceBody';

/**
 * The body of a multi-instance is no activity of its own, so its flows are recorded at its last execution. A body
 * without executions is recorded as an activity that was passed.
 */
function leftBody(run: Run, visit: Visit, { last }: BodyState, flows: string[]): void {
  if (last !== undefined) return run.happen({ type: 'left', visit: last, flows });
  const { id, node, parent: scope } = visit;
  run.happen({ type: 'started', order: run.tick(), visit: id, node, kind: BODY, scope });
  run.happen({ type: 'ended', order: run.tick(), visit: id, cancelled: false, flows });
}

/** Stores an activity that can be compensated in its scope, with its variables. */
function remember(run: Run, visit: Visit): void {
  const { id, compensation } = run.nodeOf(visit);
  const parent = run.parentOf(visit);
  if (!parent || run.isInner(visit)) return;
  // A sub-process without a compensation handler: each activity inside is compensated separately.
  if (compensation === null) {
    if (visit.undo) (parent.undo ??= []).push(...visit.undo);
  } else (parent.undo ??= []).push({ node: id, handler: compensation, vars: visit.vars ?? {} });
}

/**
 * Continues after an ended visit: with the next execution of a multi-instance, along the flows, or with the end of
 * the scope.
 */
export async function goOn(run: Run, visit: Visit, flows: readonly Flow[]): Promise<void> {
  if (run.isInner(visit)) return innerDone(run, visit);
  const parent = run.parentOf(visit);
  const tokens = flows.map((flow) => ({ flow, next: run.addVisit(flow.target, visit.parent) }));
  run.dropVisit(visit);
  run.plan(
    ...tokens.map(
      ({ flow, next }) =>
        () =>
          take(run, flow, next),
    ),
  );
  if (tokens.length === 0 && parent) await scopeQuiet(run, parent);
}

async function take(run: Run, flow: Flow, next: Visit): Promise<void> {
  if (!run.lives(next)) return;
  await notify(run, next, flow.listeners, { event: 'take' });
  await run.steps.begin(run, next);
}

/** Ends a scope after its last token has ended. */
export async function scopeQuiet(run: Run, scope: Visit): Promise<void> {
  if (!run.lives(scope) || !run.isQuiet(scope)) return;
  if (scope.id === ROOT) return endInstance(run, 'completed');
  if (scope.undoing) return nextUndo(run, scope);
  const node = run.nodeOf(scope);
  await leave(run, scope, node.kind === 'eventSubProcess' ? [] : undefined);
}

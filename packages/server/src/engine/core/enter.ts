import { BpmnError } from '../bpmn-error.ts';
import { behave } from './behave.ts';
import { holds, sourceValue } from './expressions.ts';
import type { Node } from './graph.ts';
import { notify } from './listeners.ts';
import { startBody } from './multi.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';
import { openWaits } from './waits.ts';

/** The first step of a visit. It creates a job if the model requires one, or the executions of a multi-instance. */
export async function begin(run: Run, visit: Visit): Promise<void> {
  if (!run.lives(visit) || visit.state !== 'coming') return;
  const node = run.nodeOf(visit);
  const isInner = run.isInner(visit);
  if (isInner ? node.loop?.asyncBefore : node.asyncBefore) {
    visit.state = 'before';
    visit.job = run.addJob('before', visit);
    return;
  }
  await proceed(run, visit);
}

/** Like `begin`, after the job. */
export async function proceed(run: Run, visit: Visit): Promise<void> {
  visit.state = 'active';
  run.here = visit.node;
  const node = run.nodeOf(visit);
  if (node.loop && !run.isInner(visit)) return startBody(run, visit, node.loop);
  await activate(run, visit);
}

/** Evaluates inputs, records history, calls listeners, opens waits, and then executes the behaviour of the node. */
async function activate(run: Run, visit: Visit): Promise<void> {
  const node = run.nodeOf(visit);
  try {
    for (const { name, value } of node.inputs) run.setLocal(visit, name, await sourceValue(run, visit, value));
    begun(run, visit, node);
    if (await skips(run, visit, node)) return await run.steps.leave(run, visit);
    await notify(run, visit, node.listeners, { event: 'start' });
    if (!run.lives(visit)) return;
    if (!run.isInner(visit)) await openWaits(run, visit, node.boundary);
    await behave(run, visit, node);
  } catch (error) {
    if (!(error instanceof BpmnError)) throw error;
    await run.steps.throwError(run, visit, error.code, error.message);
  }
}

function begun(run: Run, visit: Visit, node: Node): void {
  if (node.kind === 'userTask') visit.tasks = [];
  const kind = node.type;
  run.happen({ type: 'started', order: run.tick(), visit: visit.id, node: node.id, kind, scope: visit.parent });
}

const SKIP_SWITCHES = ['_FLOWABLE_SKIP_EXPRESSION_ENABLED', '_ACTIVITI_SKIP_EXPRESSION_ENABLED'];

/** Returns whether Flowable's skip expression skips the node. It counts only if a variable switches it on. */
async function skips(run: Run, visit: Visit, { skip }: Node): Promise<boolean> {
  if (skip === null || !SKIP_SWITCHES.some((name) => run.variable(visit, name) === true)) return false;
  return holds(run, visit, { source: skip, language: null });
}

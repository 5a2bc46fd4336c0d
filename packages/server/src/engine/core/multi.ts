import { hasExpression } from '@gongdi/bpmn';
import { INSTANCE_LIMITS } from '../limits.ts';
import type { Json } from '../types.ts';
import { cancelChildren } from './cancel.ts';
import { holds, value } from './expressions.ts';
import { fault, limitFault } from './fault.ts';
import type { Loop } from './graph.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';
import { toJson } from './values.ts';
import { openWaits } from './waits.ts';

/** Begins a multi-instance. The visit becomes the body that contains the executions. */
export async function startBody(run: Run, body: Visit, loop: Loop): Promise<void> {
  const items = await itemsOf(run, body, loop);
  body.body = { rest: [], begun: 0 };
  run.setLocal(body, 'nrOfInstances', items.length);
  run.setLocal(body, 'nrOfCompletedInstances', 0);
  run.setLocal(body, 'nrOfActiveInstances', loop.sequential ? Math.min(1, items.length) : items.length);
  if (items.length === 0) return run.steps.leave(run, body);
  await openWaits(run, body, run.nodeOf(body).boundary);
  const now = loop.sequential ? items.slice(0, 1) : items;
  body.body.rest = loop.sequential ? items.slice(1) : [];
  const inner = now.map((item) => addInner(run, body, loop, item));
  run.plan(...inner.map((visit) => () => run.steps.begin(run, visit)));
}

/** Returns the item of each execution: the items of the collection, or as many nulls as the cardinality says. */
async function itemsOf(run: Run, body: Visit, loop: Loop): Promise<Json[]> {
  const { collection, cardinality } = loop;
  if (collection === null) {
    const count = Number(await value(run, body, cardinality ?? '0'));
    if (!Number.isInteger(count) || count < 0) {
      throw fault(body.node, `循环次数 ${cardinality} 不是有效的次数`, `The cardinality ${cardinality} is no count`);
    }
    if (count > INSTANCE_LIMITS.executions) throw tooMany(body, count);
    return Array.from({ length: count }, () => null);
  }
  const given = hasExpression(collection) ? await value(run, body, collection) : run.variable(body, collection);
  const found = toJson(given, run.budget);
  if (!Array.isArray(found)) {
    throw fault(body.node, `多实例的集合 ${collection} 不是列表`, `The collection ${collection} is no list`);
  }
  if (found.length > INSTANCE_LIMITS.executions) throw tooMany(body, found.length);
  return [...(found as readonly Json[])];
}

function tooMany({ node }: Visit, count: number): Error {
  const { executions } = INSTANCE_LIMITS;
  return limitFault(
    node,
    `多实例有 ${count} 次执行，超过上限 ${executions} 次`,
    `The multi-instance has ${count} executions, more than ${executions}`,
  );
}

/** Adds one execution to a body. */
export function addInner(run: Run, body: Visit, loop: Loop, item: Json): Visit {
  const inner = run.addVisit(body.node, body.id);
  const index = body.body!.begun++;
  run.setLocal(inner, 'loopCounter', index);
  if (loop.elementVariable !== null) run.setLocal(inner, loop.elementVariable, item);
  if (loop.indexVariable !== null) run.setLocal(inner, loop.indexVariable, index);
  return inner;
}

export function count(run: Run, body: Visit, name: string, change: number): number {
  const next = Number(body.vars?.[name] ?? 0) + change;
  run.setLocal(body, name, next);
  return next;
}

/** Handles the end of an execution: it starts the next one, or ends the multi-instance. */
export async function innerDone(run: Run, inner: Visit): Promise<void> {
  const body = run.parentOf(inner)!;
  const loop = run.nodeOf(body).loop!;
  count(run, body, 'nrOfCompletedInstances', 1);
  if (!loop.sequential) count(run, body, 'nrOfActiveInstances', -1);
  const isEnough = loop.completion !== null && (await holds(run, inner, { source: loop.completion, language: null }));
  run.dropVisit(inner);
  if (isEnough) return finishBody(run, body);
  const [next, ...rest] = body.body!.rest;
  if (loop.sequential && body.body!.rest.length > 0) {
    run.budget.read(rest.length);
    body.body!.rest = rest;
    const visit = addInner(run, body, loop, next ?? null);
    return run.plan(() => run.steps.begin(run, visit));
  }
  if (run.isQuiet(body)) await finishBody(run, body);
}

async function finishBody(run: Run, body: Visit): Promise<void> {
  await cancelChildren(run, body, 'cancelled');
  await run.steps.leave(run, body);
}

import { Budget, EVALUATION_LIMITS, evaluate, scopeOf } from '@gongdi/bpmn';
import { INSTANCE_LIMITS } from '../limits.ts';
import type { Variables } from '../types.ts';
import { faultOf, value } from './expressions.ts';
import type { Node } from './graph.ts';
import { longName, type Run } from './run.ts';
import type { Visit } from './state.ts';
import { mapped } from './throw.ts';
import { toJson, toText } from './values.ts';

/**
 * Calls another process and waits for it. The id of the called instance is created here, so that it starts only once.
 */
export async function callInstance(run: Run, visit: Visit, node: Node): Promise<void> {
  const call = node.call!;
  const optional = async (source: string | null): Promise<string | null> =>
    source === null ? null : toText(await value(run, visit, source), run.budget);
  const key = await optional(call.businessKey);
  if (key !== null && key.length > INSTANCE_LIMITS.name) throw longName(visit.node, key);
  visit.called = run.ports.newId();
  if (call.idVariable !== null) run.setVariable(visit, call.idVariable, visit.called);
  run.happen({
    type: 'call',
    visit: visit.id,
    id: visit.called,
    call: {
      target: toText(await value(run, visit, call.calledElement), run.budget) ?? '',
      by: call.by,
      binding: call.binding,
      version: await optional(call.version),
      business_key: key,
      name: await optional(call.instanceName),
      variables: await mapped(run, visit, call.inputs),
    },
  });
}

/** Continues after the called instance has ended: the mappings copy its variables back. */
export async function called(run: Run, visit: Visit, given: Variables): Promise<void> {
  delete visit.called;
  const mappings = run.nodeOf(visit).call?.outputs ?? [];
  for (const { all, local, source, sourceExpression, target } of mappings) {
    const set = (name: string, found: unknown): void =>
      local
        ? run.setLocal(visit, name, toJson(found, run.budget))
        : run.setVariable(visit, name, toJson(found, run.budget));
    if (all) for (const [name, found] of Object.entries(given)) set(name, found);
    else if (target !== null && sourceExpression !== null) set(target, outcome(run, visit, sourceExpression, given));
    else if (target !== null && source !== null) set(target, given[source]);
  }
  await run.steps.leave(run, visit);
}

/** Evaluates an output expression with the variables of the called instance. */
function outcome(run: Run, visit: Visit, source: string, given: Variables): unknown {
  try {
    return evaluate(source, scopeOf(given), new Budget(EVALUATION_LIMITS, run.budget));
  } catch (error) {
    throw faultOf(error, visit, source);
  }
}

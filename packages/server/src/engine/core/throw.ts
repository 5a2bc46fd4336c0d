import type { Json, Variables } from '../types.ts';
import { eventName } from './event-name.ts';
import { json } from './expressions.ts';
import type { EventDefinition, ParameterMapping } from './graph.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';
import { trigger } from './trigger.ts';
import { runWork } from './work.ts';

/**
 * Sends a signal to all that wait for it: in this instance at once, in other instances after this command is
 * committed.
 */
export async function throwSignal(run: Run, visit: Visit, event: EventDefinition): Promise<void> {
  const name = await eventName(run, visit, event);
  const variables = await mapped(run, visit, event.inputs);
  await receiveSignal(run, name, variables);
  run.happen({ type: 'signal', name, variables });
}

/** @returns the number of waits that received it */
export async function receiveSignal(run: Run, name: string, variables: Variables): Promise<number> {
  const met = Object.values(run.state.visits).flatMap((visit) =>
    (visit.waits ?? []).filter((wait) => wait.kind === 'signal' && wait.name === name).map((wait) => ({ visit, wait })),
  );
  for (const { visit, wait } of met) await trigger(run, visit, wait, variables);
  return met.length;
}

/**
 * Runs the code of a message event. Without code, it sends the message to a wait in an instance with the same
 * business key.
 */
export async function throwMessage(run: Run, visit: Visit, event: EventDefinition): Promise<void> {
  if (event.work) return runWork(run, visit, event.work);
  const name = await eventName(run, visit, event);
  run.happen({ type: 'message', name, variables: {} });
  await run.steps.leave(run, visit);
}

/** Returns the variables that mappings read from a visit. */
export async function mapped(
  run: Run,
  visit: Visit,
  mappings: readonly ParameterMapping[],
): Promise<Record<string, Json>> {
  const found: Record<string, Json> = {};
  for (const { all, local, source, sourceExpression, target } of mappings) {
    if (all) Object.assign(found, local ? visit.vars : run.variablesFrom(visit));
    else if (target !== null && sourceExpression !== null) found[target] = await json(run, visit, sourceExpression);
    else if (target !== null && source !== null) found[target] = run.variable(visit, source) ?? null;
  }
  return found;
}

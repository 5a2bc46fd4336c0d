import type { Json, Variables } from '../types.ts';
import { eventName } from './event-name.ts';
import { json } from './expressions.ts';
import type { EventDefinition, ParameterMapping } from './graph.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';
import { trigger } from './trigger.ts';
import { runWork } from './work.ts';

/** Tells all who wait for a signal: in this instance at once, elsewhere when this command is kept. */
export async function throwSignal(run: Run, visit: Visit, event: EventDefinition): Promise<void> {
  const name = await eventName(run, visit, event);
  const variables = await mapped(run, visit, event.inputs);
  await receiveSignal(run, name, variables);
  run.happen({ type: 'signal', name, variables });
}

/** @returns how many waits it met */
export async function receiveSignal(run: Run, name: string, variables: Variables): Promise<number> {
  const met = Object.values(run.state.visits).flatMap((visit) =>
    (visit.waits ?? []).filter((wait) => wait.kind === 'signal' && wait.name === name).map((wait) => ({ visit, wait })),
  );
  for (const { visit, wait } of met) await trigger(run, visit, wait, variables);
  return met.length;
}

/** Runs what a message event names, or sends its message to whoever waits for it in an instance of the same key. */
export async function throwMessage(run: Run, visit: Visit, event: EventDefinition): Promise<void> {
  if (event.work) return runWork(run, visit, event.work);
  const name = await eventName(run, visit, event);
  run.happen({ type: 'message', name, variables: {} });
  await run.steps.leave(run, visit);
}

/** Variables that mappings take out of a visit. */
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

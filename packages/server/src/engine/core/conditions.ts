import { UnknownNameError } from '@gongdi/bpmn';
import type { Variables } from '../types.ts';
import { holds } from './expressions.ts';
import { EngineFault } from './fault.ts';
import type { EventDefinition, Graph, Node } from './graph.ts';
import type { RunPorts } from './ports.ts';
import { Run, type VariableChange } from './run.ts';
import { emptyState, type Visit, type Wait } from './state.ts';
import type { Steps } from './steps.ts';
import { trigger } from './trigger.ts';

/**
 * Triggers the conditional events whose condition is true. It checks each newly opened event once, and the other
 * events once for each variable that was created, updated or deleted, in that order. So a non-interrupting event may
 * trigger several times in one command, as in Camunda.
 */
export async function lookAtConditions(run: Run): Promise<void> {
  const changes = run.changed.splice(0);
  if (!hasConditions(run.graph)) return run.unseen.clear();
  const waiting = [...waitsFor(run)];
  run.budget.pay(changes.length * waiting.length);
  for (const { visit, wait, event } of waiting)
    if (run.unseen.delete(wait.id) && (await isMet(run, visit, event))) await trigger(run, visit, wait);
  for (const change of changes)
    for (const { visit, wait, event } of waiting)
      if (matters(event, change) && isOpen(run, visit, wait) && (await isMet(run, visit, event)))
        await trigger(run, visit, wait);
}

/**
 * Returns whether a start event would start an instance with these variables. If the event names variables, at least
 * one of them must be given.
 */
export async function startsWith(
  { graph, node }: { graph: Graph; node: Node },
  variables: Variables,
  ports: RunPorts,
  steps: Steps,
): Promise<boolean> {
  const { event } = node;
  if (!event || (event.variableNames && !event.variableNames.some((name) => Object.hasOwn(variables, name))))
    return false;
  // A temporary run that is never stored. It only provides a scope to evaluate the variables in.
  const run = new Run(graph, emptyState(), ports, steps);
  const visit = run.addVisit(graph.key, null);
  for (const [name, value] of Object.entries(variables)) run.setLocal(visit, name, value);
  return isMet(run, visit, event);
}

const conditional = new WeakMap<Graph, boolean>();

/**
 * Returns whether a process has conditional events. Most processes have none and can skip the check after each step.
 */
function hasConditions(graph: Graph): boolean {
  const known = conditional.get(graph) ?? [...graph.nodes.values()].some(({ event }) => event?.kind === 'conditional');
  conditional.set(graph, known);
  return known;
}

function* waitsFor(run: Run): Generator<{ visit: Visit; wait: Wait; event: EventDefinition }> {
  const visits = Object.values(run.state.visits);
  run.budget.pay(visits.length);
  for (const visit of visits)
    for (const wait of visit.waits ?? []) {
      const event = wait.kind === 'conditional' ? run.node(wait.node).event : null;
      if (event) yield { visit, wait, event };
    }
}

function matters({ variableNames, variableEvents }: EventDefinition, { name, event }: VariableChange): boolean {
  return (variableNames?.includes(name) ?? true) && (variableEvents?.includes(event) ?? true);
}

function isOpen(run: Run, visit: Visit, wait: Wait): boolean {
  return run.lives(visit) && (visit.waits?.includes(wait) ?? false);
}

/**
 * Returns whether a condition is true. A condition about an unknown variable is false. @throws EngineFault when it
 * cannot be evaluated
 */
async function isMet(run: Run, visit: Visit, { condition }: EventDefinition): Promise<boolean> {
  if (!condition) return false;
  try {
    return await holds(run, visit, condition);
  } catch (error) {
    if (error instanceof EngineFault && error.cause instanceof UnknownNameError) return false;
    throw error;
  }
}

import type { Variables } from '../types.ts';
import { cancel } from './cancel.ts';
import { refusal } from './fault.ts';
import type { Node } from './graph.ts';
import type { Run } from './run.ts';
import { ROOT, type Visit } from './state.ts';
import { openTask } from './tasks.ts';
import { openWaits } from './waits.ts';

/** Removes tokens and starts elements instead: for return, jump and withdraw. */
export async function move(
  run: Run,
  from: readonly string[],
  to: readonly string[],
  variables: Variables = {},
): Promise<void> {
  for (const id of to) requireTarget(run, id);
  for (const [name, value] of Object.entries(variables)) run.setVariable(run.root, name, value);
  const left = new Set<Visit>();
  const tokens = from.length === 0 ? run.childrenOf(ROOT) : from.map((id) => wholeOf(run, openTask(run, id).visit));
  for (const token of new Set(tokens)) {
    for (let at = run.parentOf(token); at; at = run.parentOf(at)) left.add(at);
    if (run.lives(token)) await cancel(run, token, 'moved');
  }
  const targets: [string, Visit][] = [];
  for (const id of to) targets.push([id, await scopeFor(run, run.node(id), left)]);
  const kept = new Set(targets.map(([, scope]) => scope));
  for (const scope of left) await dropEmpty(run, scope, kept);
  const order = run.graph.dialect === 'camunda' ? targets.toReversed() : targets;
  for (const [id, scope] of order) run.arrive(id, scope.id);
}

/** A multi-instance is always removed as a whole. */
function wholeOf(run: Run, visit: Visit): Visit {
  return run.isInner(visit) ? run.parentOf(visit)! : visit;
}

function requireTarget(run: Run, id: string): void {
  const node = run.graph.nodes.get(id);
  const isWrong = !node || node.kind === 'process' || node.kind === 'boundaryEvent' || node.kind === 'eventSubProcess';
  if (!isWrong && (node.kind !== 'startEvent' || node.event === null)) return;
  throw refusal(`不能跳转到节点“${id}”`, `Nothing can be moved to “${id}”`);
}

/**
 * Returns the visit of the scope that contains an element: the existing one nearest to the removed visits, or a new
 * one.
 */
async function scopeFor(run: Run, node: Node, left: ReadonlySet<Visit>): Promise<Visit> {
  const scope = run.node(node.scope ?? run.graph.key);
  if (scope.kind === 'process') return run.root;
  const there = Object.values(run.state.visits).filter((visit) => visit.node === scope.id && !visit.body);
  const near = there.find((visit) => left.has(visit)) ?? (there.length === 1 ? there[0] : undefined);
  if (near) return near;
  if (scope.loop || scope.kind === 'eventSubProcess') {
    throw refusal(
      `不能从外部跳转到“${scope.name || scope.id}”内部`,
      `Nothing can be moved into “${scope.id}” from outside`,
    );
  }
  const parent = await scopeFor(run, scope, left);
  const visit = run.addVisit(scope.id, parent.id);
  visit.state = 'active';
  run.happen({
    type: 'started',
    order: run.tick(),
    visit: visit.id,
    node: scope.id,
    kind: scope.type,
    scope: parent.id,
  });
  await openWaits(run, visit, [...scope.boundary, ...scope.eventStarts]);
  return visit;
}

/** Removes a scope that has no tokens left, unless an element starts in it. */
async function dropEmpty(run: Run, scope: Visit, kept: ReadonlySet<Visit>): Promise<void> {
  if (scope.id === ROOT || !run.lives(scope) || kept.has(scope) || !run.isQuiet(scope)) return;
  for (const target of kept) {
    for (let at = run.parentOf(target); at; at = run.parentOf(at)) if (at === scope) return;
  }
  const parent = run.parentOf(scope);
  await cancel(run, scope, 'moved');
  if (parent) await dropEmpty(run, parent, kept);
}

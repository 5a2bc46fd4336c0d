import type { Node } from './graph.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';

/** Waits at a parallel gateway until as many tokens have arrived as it has incoming flows. */
export async function joinParallel(run: Run, visit: Visit, node: Node): Promise<void> {
  visit.state = 'joined';
  const waiting = joinedAt(run, visit);
  if (waiting.length < node.incoming) return;
  await merge(run, waiting.slice(0, Math.max(node.incoming, 1)), visit);
}

/** Waits at an inclusive gateway while another token of the scope can still reach it. */
export async function joinInclusive(run: Run, visit: Visit, node: Node): Promise<void> {
  visit.state = 'joined';
  if (node.incoming > 1 && isAwaited(run, visit)) return;
  await merge(run, joinedAt(run, visit), visit);
}

/** Continues an inclusive gateway that no other token can reach any more. @returns whether one continued */
export async function settleInclusive(run: Run): Promise<boolean> {
  for (const visit of Object.values(run.state.visits)) {
    run.budget.pay();
    if (visit.state !== 'joined' || run.nodeOf(visit).kind !== 'inclusiveGateway' || isAwaited(run, visit)) continue;
    await merge(run, joinedAt(run, visit), visit);
    return true;
  }
  return false;
}

function joinedAt(run: Run, visit: Visit): Visit[] {
  return run.childrenOf(visit.parent!).filter((one) => one.node === visit.node && one.state === 'joined');
}

/** Merges the tokens at a gateway into the one that goes on. */
async function merge(run: Run, tokens: readonly Visit[], last: Visit): Promise<void> {
  for (const token of tokens) {
    if (token === last) continue;
    run.happen({ type: 'ended', order: run.tick(), visit: token.id, cancelled: false, flows: [] });
    run.dropVisit(token);
  }
  last.state = 'active';
  await run.steps.leave(run, last);
}

/** Returns whether another token of the scope has a path to the gateway. */
function isAwaited(run: Run, visit: Visit): boolean {
  return run
    .childrenOf(visit.parent!)
    .some(
      (one) => one.node !== visit.node && run.nodeOf(one).kind !== 'eventSubProcess' && reaches(run, one, visit.node),
    );
}

function reaches(run: Run, from: Visit, target: string): boolean {
  const seen = new Set<string>();
  // The activity of this token has ended and its flows are already chosen: only these are followed.
  const first = from.state === 'after' ? (from.flows ?? []) : undefined;
  const waiting = run
    .nodeOf(from)
    .outgoing.filter(({ id }) => first?.includes(id) ?? true)
    .map((flow) => flow.target);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === target) return true;
    run.budget.pay();
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...run.node(id).outgoing.map((flow) => flow.target));
  }
  return false;
}

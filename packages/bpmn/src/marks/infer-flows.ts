import type { FlowEnds, IndexedNode, ModelIndex } from './index-model.ts';
import type { Visit } from './types.ts';
import { RESULT } from './types.ts';

/** Node types that a token leaves by exactly one flow. */
const ONE_WAY = new Set(['ExclusiveGateway', 'EventBasedGateway', 'ComplexGateway']);

/**
 * Infers the taken flows from the order of visits. A flow was taken after a visit of its source if its target was
 * visited between the end of that visit and the end of the next one. For a gateway with one outgoing token, it is the
 * earliest such target; among targets visited at the same instant, one that is no end event. Cursors only move forward,
 * so the work is linear in visits times outgoing flows.
 *
 * @param visits visits of each element, sorted by start
 * @returns the instants at which each flow was taken, null for an unknown instant; the flow was taken at least that
 * often
 */
export function inferFlows(
  index: ModelIndex,
  visits: ReadonlyMap<string, readonly Visit[]>,
): Map<string, (number | null)[]> {
  const taken = new Map<string, (number | null)[]>();
  const interruptions = interruptionTimes(index, visits);
  for (const [id, own] of visits) {
    const node = index.nodes.get(id);
    if (!node || node.outgoing.length === 0) continue;
    followNode(node, own, index, visits, interruptions.get(id), taken);
  }
  return taken;
}

interface Cursor {
  flow: FlowEnds;
  targets: readonly Visit[];
  next: number;
  ends: boolean;
}

function followNode(
  node: IndexedNode,
  own: readonly Visit[],
  index: ModelIndex,
  visits: ReadonlyMap<string, readonly Visit[]>,
  interrupted: ReadonlySet<number> | undefined,
  taken: Map<string, (number | null)[]>,
): void {
  const cursors: Cursor[] = node.outgoing.map((flow) => ({
    flow,
    targets: visits.get(flow.target) ?? [],
    next: 0,
    ends: index.nodes.get(flow.target)?.shortType === 'EndEvent',
  }));
  const departures = own
    .filter((visit) => leaves(visit) && !(visit.endedAt !== null && interrupted?.has(visit.endedAt)))
    .map((visit) => ({ from: visit.endedAt ?? visit.startedAt ?? 0, rejected: visit.state === RESULT.rejected }))
    .sort((a, b) => a.from - b.from);
  departures.forEach(({ from, rejected }, at) => {
    const until = departures[at + 1]?.from ?? Infinity;
    const open = cursors.filter((cursor) => {
      while ((cursor.targets[cursor.next]?.startedAt ?? Infinity) < from) cursor.next += 1;
      const start = cursor.targets[cursor.next]?.startedAt;
      // A rejection that ends the instance jumps to the end event without taking a flow.
      return start != null && (start === from || start < until) && !(rejected && cursor.ends);
    });
    const chosen = ONE_WAY.has(node.shortType) ? earliest(open) : open;
    for (const cursor of chosen) {
      const times = taken.get(cursor.flow.id);
      if (times) times.push(from || null);
      else taken.set(cursor.flow.id, [from || null]);
      cursor.next += 1;
    }
  });
}

function leaves(visit: Visit): boolean {
  if (visit.state === RESULT.running || visit.state === RESULT.cancelled) return false;
  return visit.endedAt !== null || visit.kind === 'start';
}

function earliest(open: readonly Cursor[]): readonly Cursor[] {
  let best: Cursor | undefined;
  for (const cursor of open) {
    if (!best) best = cursor;
    else {
      const earlier = startOf(cursor) - startOf(best);
      if (earlier < 0 || (earlier === 0 && best.ends && !cursor.ends)) best = cursor;
    }
  }
  return best ? [best] : [];
}

const startOf = (cursor: Cursor): number => cursor.targets[cursor.next]?.startedAt ?? Infinity;

/** Returns for each activity the instants at which an interrupting boundary event ended it. */
function interruptionTimes(index: ModelIndex, visits: ReadonlyMap<string, readonly Visit[]>): Map<string, Set<number>> {
  const times = new Map<string, Set<number>>();
  for (const [id, own] of visits) {
    const host = index.nodes.get(id)?.interrupts;
    if (!host) continue;
    const set = times.get(host) ?? new Set<number>();
    for (const visit of own) if (visit.endedAt !== null) set.add(visit.endedAt);
    times.set(host, set);
  }
  return times;
}

import { countVisits, elementState } from './make-visits.ts';
import type { ElementMark, FlowMark, Marks, Visit } from './types.ts';
import { RESULT } from './types.ts';

/**
 * Returns the instants of all changes, ascending and each once: a visit began or ended, or a flow was taken. Empty when
 * the history has no times.
 */
export function instantsOf(marks: Marks): number[] {
  const instants = new Set<number>();
  for (const { visits } of marks.elements.values()) {
    for (const visit of visits) {
      const { startedAt, endedAt } = visit;
      if (startedAt !== null) instants.add(startedAt);
      if (endedAt !== null) instants.add(endedAt);
      if (visit.kind === 'user' && visit.withdrawnAt !== null) instants.add(visit.withdrawnAt);
    }
  }
  for (const { takenAt } of marks.flows.values()) for (const at of takenAt) instants.add(at);
  return [...instants].sort((a, b) => a - b);
}

/**
 * Returns the marks at an instant: visits that had begun, as running until they ended, and flows taken by then. Entries
 * without a time are shown only from `end` on, where the result is `marks` itself.
 *
 * @param at epoch milliseconds
 * @param end last instant of the history; default: the last of `instantsOf(marks)`
 */
export function marksAt(marks: Marks, at: number, end = instantsOf(marks).at(-1) ?? -Infinity): Marks {
  if (at >= end) return marks;
  const elements = new Map<string, ElementMark>();
  for (const mark of marks.elements.values()) {
    const visits = mark.visits.flatMap((visit) => visitAt(visit, at));
    if (visits.length === 0) continue;
    elements.set(mark.id, { ...mark, state: elementState(visits), visits, counts: countVisits(visits) });
  }
  const flows = new Map<string, FlowMark>();
  for (const flow of marks.flows.values()) flows.set(flow.id, flowAt(flow, at));
  return { result: marks.result === null ? null : RESULT.running, elements, flows, unknown: marks.unknown };
}

function visitAt(visit: Visit, at: number): Visit[] {
  const began = visit.startedAt ?? visit.endedAt;
  if (began === null || began > at) return [];
  if (visit.endedAt !== null && visit.endedAt <= at) {
    // A decision that was withdrawn later was valid until then.
    if (visit.kind === 'user' && visit.withdrawnAt !== null && visit.withdrawnAt > at)
      return [{ ...visit, state: RESULT.approved, resultKind: null }];
    return [visit];
  }
  // A visit that is done without an end time, such as a start event, counts as done immediately.
  if (visit.endedAt === null && (visit.state === RESULT.approved || visit.state === RESULT.rejected)) return [visit];
  const open = { state: RESULT.running, endedAt: null };
  return [visit.kind === 'user' ? { ...visit, ...open, reason: null, resultKind: null } : { ...visit, ...open }];
}

function flowAt(flow: FlowMark, at: number): FlowMark {
  const takenAt = flow.takenAt.filter((time) => time <= at);
  const taken = takenAt.length > 0;
  return { ...flow, taken, count: takenAt.length, takenAt, state: taken ? RESULT.approved : null };
}

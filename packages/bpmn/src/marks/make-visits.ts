import type { IndexedNode } from './index-model.ts';
import type { ActivityRecord, HistoryRecord, TaskRecord } from './read-history.ts';
import type { ResultCode, Visit, VisitCounts } from './types.ts';
import { RESULT } from './types.ts';

/** Returns the visit of an activity record, with the data that the node's type shows. */
// oxlint-disable-next-line complexity -- one case for each node type; only the `??` count
export function makeVisit(node: IndexedNode, record: ActivityRecord, history: HistoryRecord): Visit {
  const task = record.taskId === null ? undefined : history.tasks.get(record.taskId);
  const state = visitState(node, record, task, history);
  const times = { state, startedAt: record.start ?? task?.start ?? null, endedAt: record.end ?? task?.end ?? null };
  switch (node.shortType) {
    case 'StartEvent':
      return {
        kind: 'start',
        ...times,
        startedAt: times.startedAt ?? (node.topLevel ? history.start : null),
        initiator: history.initiator,
      };
    case 'EndEvent':
      return { kind: 'end', ...times, endedAt: times.endedAt ?? (node.topLevel ? history.end : null) };
    case 'UserTask':
      return {
        kind: 'user',
        ...times,
        taskId: record.taskId,
        name: task?.name ?? null,
        approver: task?.approver ?? null,
        reason: task?.reason ?? null,
        resultKind: task?.kind ?? null,
        withdrawnAt: task?.withdrawn ?? null,
      };
    default:
      return { kind: 'activity', ...times, calledInstance: record.called };
  }
}

function visitState(
  node: IndexedNode,
  record: ActivityRecord,
  task: TaskRecord | undefined,
  history: HistoryRecord,
): ResultCode {
  const over = history.result !== null && history.result !== RESULT.running;
  const own = recordedResult(record, task);
  // If the instance is over, an open record was ended by the end of the instance.
  if (own === RESULT.running) return over ? RESULT.cancelled : RESULT.running;
  if (own !== null) return own;
  if (node.shortType === 'EndEvent' && node.topLevel && over) return history.result ?? RESULT.approved;
  if (node.shortType === 'StartEvent' || node.shortType === 'EndEvent') return RESULT.approved;
  if ((record.end ?? task?.end ?? null) !== null) return RESULT.approved;
  return over ? RESULT.cancelled : RESULT.running;
}

/** Returns the result that the engine recorded; null: none. */
function recordedResult(record: ActivityRecord, task: TaskRecord | undefined): ResultCode | null {
  return task?.result ?? record.state ?? (record.canceled ? RESULT.cancelled : null);
}

/** Sorts visits by time, in place; unknown starts first, then by end. */
export function sortVisits(visits: Visit[]): Visit[] {
  return visits.sort(
    (a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0) || (a.endedAt ?? Infinity) - (b.endedAt ?? Infinity) || 0,
  );
}

/** Counts visits by outcome. */
export function countVisits(visits: readonly Visit[]): VisitCounts {
  const counts: VisitCounts = { total: visits.length, running: 0, approved: 0, rejected: 0, cancelled: 0 };
  for (const { state } of visits) {
    if (state === RESULT.running) counts.running += 1;
    else if (state === RESULT.approved) counts.approved += 1;
    else if (state === RESULT.rejected) counts.rejected += 1;
    else counts.cancelled += 1;
  }
  return counts;
}

/** Among visits that ended at the same instant, the one with the highest weight sets the state of the element. */
const WEIGHT: Record<ResultCode, number> = { 1: 3, 3: 2, 4: 1, 2: 0 };

/**
 * Returns the state that an element is painted with: running if any visit is running, otherwise the state of the visit
 * that ended last.
 */
export function elementState(visits: readonly Visit[]): ResultCode {
  let best: Visit | undefined;
  for (const visit of visits) {
    if (visit.state === RESULT.running) return RESULT.running;
    if (!best) best = visit;
    else {
      const later = (visit.endedAt ?? visit.startedAt ?? 0) - (best.endedAt ?? best.startedAt ?? 0);
      if (later > 0 || (later === 0 && WEIGHT[visit.state] > WEIGHT[best.state])) best = visit;
    }
  }
  return best?.state ?? RESULT.approved;
}

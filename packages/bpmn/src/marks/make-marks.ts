import type { IndexedNode, MarkNode, ModelIndex } from './index-model.ts';
import { indexModel } from './index-model.ts';
import { inferFlows } from './infer-flows.ts';
import { countVisits, elementState, makeVisit, sortVisits } from './make-visits.ts';
import type { ActivityRecord, HistoryRecord } from './read-history.ts';
import { NOTHING_KNOWN, readHistory } from './read-history.ts';
import type { ElementMark, FlowMark, InstanceHistory, Marks, Visit } from './types.ts';
import { RESULT } from './types.ts';

/**
 * Converts the history of a process instance to marks on its model: a state and the visits for each visited element,
 * and for each sequence flow whether it was taken. This includes sub-processes, pools, loops and multi-instance bodies.
 * The work is linear in elements and records. Keys that the model does not have are returned; they cause no exception.
 *
 * In a cancelled instance (result 4), every visited element is painted as cancelled (designer specification, section
 * 4); the visits keep their own outcome.
 *
 * @param definitions the root of the moddle tree
 */
export function makeMarks(definitions: MarkNode, input: InstanceHistory): Marks {
  return marksOfIndex(indexModel(definitions), input);
}

/** Does the same as {@link makeMarks} for a model that is indexed once and marked often. */
export function marksOfIndex(index: ModelIndex, input: InstanceHistory): Marks {
  const history = readHistory(input);
  const { visits, exact, unknown } = collect(index, history);
  addStarts(index, history, visits);
  for (const own of visits.values()) sortVisits(own);
  const cancelled = history.result === RESULT.cancelled;
  const elements = new Map<string, ElementMark>();
  for (const [id, own] of visits) {
    const node = index.nodes.get(id);
    if (node) elements.set(id, markOf(node, own, history, cancelled));
  }
  return { result: history.result, elements, flows: markFlows(index, history, visits, exact), unknown };
}

interface Collected {
  visits: Map<string, Visit[]>;
  /** Flows that the host listed, with the instants at which each was taken. */
  exact: Map<string, (number | null)[]>;
  unknown: string[];
}

function collect(index: ModelIndex, history: HistoryRecord): Collected {
  const visits = new Map<string, Visit[]>();
  const exact = new Map<string, (number | null)[]>();
  const unknown = new Set<string>();
  const take = (flow: string, at: number | null): void => {
    const times = exact.get(flow);
    if (times) times.push(at);
    else if (index.flows.has(flow)) exact.set(flow, [at]);
    else unknown.add(flow);
  };
  for (const record of history.activities) {
    const node = index.nodes.get(record.key);
    if (node) {
      const own = visits.get(record.key);
      const visit = makeVisit(node, record, history);
      if (own) own.push(visit);
      else visits.set(record.key, [visit]);
      if (namesWay(node, record)) for (const flow of record.outgoing ?? []) take(flow, record.end ?? record.start);
    } else take(record.key, record.start ?? record.end);
  }
  for (const flow of history.takenFlows ?? []) take(flow, null);
  return { visits, exact, unknown: [...unknown] };
}

/** An exclusive gateway leaves by one flow: a host that lists several flows lists candidates, not taken flows. */
function namesWay(node: IndexedNode, record: ActivityRecord): boolean {
  return record.outgoing !== null && !(node.shortType === 'ExclusiveGateway' && record.outgoing.length > 1);
}

/**
 * Hosts that record only user tasks omit the start: it is the top-level start event whose target was visited. If a
 * start is recorded, or several start events are possible, none is added.
 */
function addStarts(index: ModelIndex, history: HistoryRecord, visits: Map<string, Visit[]>): void {
  if (visits.size === 0) return;
  const starts = [...index.nodes.values()].filter((node) => node.shortType === 'StartEvent' && node.topLevel);
  if (starts.some((node) => visits.has(node.id))) return;
  const [start, ...others] = starts.filter((node) => node.outgoing.some((flow) => visits.has(flow.target)));
  if (!start || others.length > 0) return;
  const record = { ...NOTHING_KNOWN, key: start.id, start: history.start, state: RESULT.approved };
  visits.set(start.id, [makeVisit(start, record, history)]);
}

function markOf(node: IndexedNode, visits: Visit[], history: HistoryRecord, cancelled: boolean): ElementMark {
  return {
    id: node.id,
    type: node.type,
    state: cancelled ? RESULT.cancelled : elementState(visits),
    repeats: node.repeats,
    planned: history.planned.get(node.id) ?? null,
    visits,
    counts: countVisits(visits),
  };
}

function markFlows(
  index: ModelIndex,
  history: HistoryRecord,
  visits: ReadonlyMap<string, readonly Visit[]>,
  exact: ReadonlyMap<string, readonly (number | null)[]>,
): Map<string, FlowMark> {
  const inferred = inferFlows(index, visits);
  const state = history.result === RESULT.cancelled ? RESULT.cancelled : RESULT.approved;
  const sources = new Set<string>();
  for (const id of exact.keys()) {
    const source = index.flows.get(id)?.source;
    if (source) sources.add(source);
  }
  const flows = new Map<string, FlowMark>();
  for (const { id, source } of index.flows.values()) {
    const certain = history.exactFlows || sources.has(source);
    const guessed = inferred.get(id) ?? [];
    const times = (certain ? exact.get(id) : guessed) ?? [];
    const count = times.length;
    // A host may report that a flow was taken without the time; the order of visits then gives the time.
    const known = times.some((time) => time !== null) ? times : guessed;
    const takenAt = known.slice(0, count).filter((time) => time !== null);
    flows.set(id, {
      id,
      taken: count > 0,
      certainty: certain ? 'exact' : 'inferred',
      count,
      takenAt: takenAt.sort((a, b) => a - b),
      state: count > 0 ? state : null,
    });
  }
  return flows;
}

import type { Marks, Visit } from '@gongdi/bpmn';

/** One line of the list beside the diagram: a visit of an element. */
export interface TimelineEntry {
  /** Stable for React: element and number of the visit. */
  key: string;
  element: string;
  visit: Visit;
  /** 1-based number among the visits of its element, and how many there are. */
  index: number;
  total: number;
}

const when = (visit: Visit): number => visit.startedAt ?? visit.endedAt ?? Number.POSITIVE_INFINITY;

/** Gateways and the like say nothing to a reader; a loop of them only hides the people. */
const TOLD = /(?:Task|Event|CallActivity|SubProcess|Transaction)$/;

/** All visits of an instance in order of time; visits without times keep the order of the history and come last. */
export function timelineEntries(marks: Marks | null): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const mark of marks?.elements.values() ?? []) {
    if (!TOLD.test(mark.type)) continue;
    mark.visits.forEach((visit, at) =>
      entries.push({
        key: `${mark.id}/${at}`,
        element: mark.id,
        visit,
        index: at + 1,
        total: mark.visits.length,
      }),
    );
  }
  return entries.sort((a, b) => {
    const first = when(a.visit);
    const second = when(b.visit);
    return first === second ? 0 : first - second;
  });
}

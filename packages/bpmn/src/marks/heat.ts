import type { Marks, ResultCode, Visit } from './types.ts';
import { RESULT } from './types.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Round durations that people think in; classes begin at three neighbours of them. Milliseconds. */
const LADDER = [
  ...[1, 2, 5, 15, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 4, 8].map((count) => count * HOUR),
  ...[1, 2, 4, 7, 14, 30, 60, 120, 365, 730, 1825, 3650].map((count) => count * DAY),
];

/** 0 is the coolest class, 3 the hottest. */
export type HeatLevel = 0 | 1 | 2 | 3;

/** How long an element was open. */
export interface ElementHeat {
  /** Milliseconds in which at least one visit was open; visits side by side count once. */
  time: number;
  /** The longest visit, milliseconds. */
  longest: number;
  /** Still open: the time grows. */
  running: boolean;
  level: HeatLevel;
}

export interface Heat {
  /** Elements that took time, by id. */
  elements: Map<string, ElementHeat>;
  /** Where the classes 1, 2 and 3 begin, milliseconds ascending; fewer when all took less than two seconds. */
  bounds: number[];
}

/** A scope is open while what is inside is: it would always be the hottest. */
const SCOPE = /(?:SubProcess|Transaction)$/;

/**
 * Where the time went: for each element how long it was open, in four classes that begin at round durations below the
 * longest time.
 *
 * @param now epoch milliseconds, end of visits that are still open
 */
export function heatOf(marks: Marks, now: number): Heat {
  const times = new Map<string, Omit<ElementHeat, 'level'>>();
  let most = 0;
  for (const { id, type, visits } of marks.elements.values()) {
    if (SCOPE.test(type)) continue;
    const spans = visits.flatMap((visit) => spanOf(visit, now));
    const time = covered(spans);
    if (time <= 0) continue;
    const longest = spans.reduce((sofar, [from, to]) => Math.max(sofar, to - from), 0);
    times.set(id, { time, longest, running: visits.some(({ state }) => state === RESULT.running) });
    most = Math.max(most, time);
  }
  const bounds = LADDER.filter((step) => step < most).slice(-3);
  const elements = new Map<string, ElementHeat>();
  for (const [id, own] of times) elements.set(id, { ...own, level: levelOf(own.time, bounds) });
  return { elements, bounds };
}

/** How long a visit took or takes, milliseconds; null when its start is unknown or it ended nobody knows when. */
export function visitDuration(
  visit: { state: ResultCode; startedAt: number | null; endedAt: number | null },
  now: number,
): number | null {
  if (visit.startedAt === null) return null;
  const end = visit.endedAt ?? (visit.state === RESULT.running ? now : null);
  return end === null ? null : Math.max(0, end - visit.startedAt);
}

function spanOf(visit: Visit, now: number): [number, number][] {
  const duration = visitDuration(visit, now);
  return duration === null || visit.startedAt === null ? [] : [[visit.startedAt, visit.startedAt + duration]];
}

/** Length of the union of intervals. */
function covered(spans: [number, number][]): number {
  let sum = 0;
  let reached = -Infinity;
  for (const [from, to] of spans.sort((a, b) => a[0] - b[0])) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}

function levelOf(time: number, bounds: readonly number[]): HeatLevel {
  const level = bounds.filter((bound) => time >= bound).length;
  return level === 3 || level === 2 || level === 1 ? level : 0;
}

import type { Marks, ResultCode, Visit } from './types.ts';
import { RESULT } from './types.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Round durations in milliseconds. The classes begin at three adjacent steps of this ladder. */
const LADDER = [
  ...[1, 2, 5, 15, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 4, 8].map((count) => count * HOUR),
  ...[1, 2, 4, 7, 14, 30, 60, 120, 365, 730, 1825, 3650].map((count) => count * DAY),
];

/** 0 is the coolest class, 3 the hottest. */
export type HeatLevel = 0 | 1 | 2 | 3;

/** The time in which an element was open. */
export interface ElementHeat {
  /** Milliseconds in which at least one visit was open; concurrent visits count once. */
  time: number;
  /** The longest visit, milliseconds. */
  longest: number;
  /** True while a visit is open: the time grows. */
  running: boolean;
  level: HeatLevel;
}

export interface Heat {
  /** Elements that took time, by id. */
  elements: Map<string, ElementHeat>;
  /**
   * Lower bounds of the classes 1, 2 and 3 in milliseconds, ascending; fewer when all elements took less than two
   * seconds.
   */
  bounds: number[];
}

/** A scope is open as long as its content is open, so it would always be in the hottest class. */
const SCOPE = /(?:SubProcess|Transaction)$/;

/**
 * Returns for each element how long it was open, in four classes whose bounds are round durations below the longest
 * time.
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

/**
 * Returns the duration of a visit in milliseconds; null when its start is unknown, or when it ended at an unknown time.
 */
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

/** Returns the length of the union of intervals. */
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

import { judgeDay } from './judge.ts';
import { inOrder } from './order.ts';
import type { AttendedDay, Passage, PlannedDay } from './types.ts';

const MINUTE = 60_000;
const DAY = 1440;

/**
 * Returns the instant at which a work day begins to take passages: half way between the end of the shift before and the
 * begin of its own. So a shift over midnight belongs to its starting day, and overtime to the shift before it.
 */
export function opensAt(before: PlannedDay | undefined, day: PlannedDay): number {
  const begin = day.midnight + day.hours.begin * MINUTE;
  const end = before ? before.midnight + before.hours.end * MINUTE : day.midnight + (day.hours.end - DAY) * MINUTE;
  return (begin + end) / 2;
}

/** Returns the instant at which a work day ends to take passages. */
export const closesAt = (day: PlannedDay, next: PlannedDay | undefined): number =>
  next ? opensAt(day, next) : (day.midnight + (day.hours.end + day.hours.begin + DAY) * MINUTE + day.midnight) / 2;

/**
 * Makes the days of one person from passages in any order.
 * @param plan successive days, without gaps; passages before and after them are left out
 */
export function makeDays(passages: readonly Passage[], plan: readonly PlannedDay[], now: number): AttendedDay[] {
  if (plan.length === 0) return [];
  const opens = plan.map((day, at) => opensAt(plan[at - 1], day));
  const end = closesAt(plan.at(-1)!, undefined);
  const found: AttendedDay[] = [];
  const ordered = inOrder(passages);
  let next = 0;
  while (next < ordered.length && ordered[next]!.at < opens[0]!) next += 1;
  for (const [at, planned] of plan.entries()) {
    const closes = opens[at + 1] ?? end;
    const first = next;
    while (next < ordered.length && ordered[next]!.at < closes) next += 1;
    const day = judgeDay(planned, ordered.slice(first, next), closes, now);
    if (day) found.push(day);
  }
  return found;
}

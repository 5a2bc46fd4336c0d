import { DAY_MINUTES, dayNumber } from './civil.ts';
import { calendarOf } from './progress-line.ts';
import type { Schedule } from './types.ts';

/** So many of a resource work on a task, as long as it lasts. */
export interface Assignment {
  task: string;
  resource: string;
  /** Heads or machines. */
  units: number;
}

/** Load of a resource by day. */
export interface Load {
  resource: string;
  /** Days since 1970 of the first value. */
  firstDay: number;
  /** The most that is needed at once on each day. */
  units: Float64Array;
}

/**
 * Heads and machines that a plan needs on each day. A task needs them on the days on which it works; finished work needs
 * none.
 */
export function loadOf(schedule: Schedule, assignments: readonly Assignment[]): Load[] {
  const firstDay = dayNumber(schedule.projectStart);
  const days = dayNumber(Math.max(schedule.projectStart, schedule.projectFinish - 1)) - firstDay + 1;
  const loads = new Map<string, Float64Array>();
  for (const { task, resource, units } of assignments) {
    const i = schedule.at.get(task);
    if (i === undefined || schedule.summary[i] === 1 || schedule.plan.tasks[i]!.actual?.finish !== undefined) continue;
    let sums = loads.get(resource);
    if (!sums) loads.set(resource, (sums = new Float64Array(days)));
    const clock = calendarOf(schedule, schedule.plan.tasks[i]!);
    const start = schedule.start[i]!;
    const finish = schedule.finish[i]!;
    for (let day = dayNumber(start); day * DAY_MINUTES < finish; day += 1) {
      const from = Math.max(start, day * DAY_MINUTES);
      const to = Math.min(finish, (day + 1) * DAY_MINUTES);
      if (clock.count(to) > clock.count(from)) sums[day - firstDay]! += units;
    }
  }
  return [...loads].map(([resource, units]) => ({ resource, firstDay, units }));
}

/** Days on which more is needed than there is, days since 1970. */
export function overloads({ firstDay, units }: Load, available: number): number[] {
  const days: number[] = [];
  units.forEach((needed, at) => {
    if (needed > available) days.push(firstDay + at);
  });
  return days;
}

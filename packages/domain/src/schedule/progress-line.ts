import { clockOfCalendar } from './work-clock.ts';
import type { Minute, PlanTask, Schedule } from './types.ts';

/** Planned dates that progress is compared with, by id of the task. */
export type Baseline = ReadonlyMap<string, { start: Minute; finish: Minute }>;

/** Where the progress line meets a task. */
export interface ProgressPoint {
  id: string;
  /** The moment up to which the work that is done was planned. */
  at: Minute;
  /** Working minutes ahead of the date of the line; negative: behind. */
  ahead: number;
}

/** The calendar of a task: its own, or that of the plan. */
export function calendarOf({ plan }: Schedule, task: PlanTask) {
  const own = task.calendar === undefined ? undefined : plan.calendars.find(({ id }) => id === task.calendar);
  return clockOfCalendar(own ?? plan.calendars[0]!);
}

/**
 * The progress line (前锋线) at a date: for each task the moment at which as much of it was planned to be done as is
 * done. What is not begun before its planned start, and what is finished after its planned finish, lies on the date.
 * Summaries have no point; the line passes from one task to the next.
 * @param baseline planned dates; tasks without them are compared with their present dates
 */
export function progressLine(schedule: Schedule, date: Minute, baseline: Baseline): ProgressPoint[] {
  const points: ProgressPoint[] = [];
  schedule.plan.tasks.forEach((task, i) => {
    if (schedule.summary[i] === 1) return;
    const planned = baseline.get(task.id) ?? { start: schedule.start[i]!, finish: schedule.finish[i]! };
    const clock = calendarOf(schedule, task);
    const done = schedule.percent[i]! / 100;
    const from = clock.count(planned.start);
    const to = clock.count(planned.finish);
    let at = clock.endAt(from + Math.round((to - from) * done));
    if (done === 0) at = planned.start;
    if ((done === 0 && planned.start >= date) || (done === 1 && planned.finish <= date)) at = date;
    points.push({ id: task.id, at, ahead: clock.count(at) - clock.count(date) });
  });
  return points;
}

/** Percent that were planned to be done at a date: by weight, each task evenly over its working time. */
export function plannedPercent(schedule: Schedule, date: Minute, baseline: Baseline): number {
  let all = 0;
  let done = 0;
  schedule.plan.tasks.forEach((task, i) => {
    if (schedule.summary[i] === 1) return;
    const weight = task.weight ?? task.duration;
    const planned = baseline.get(task.id) ?? { start: schedule.start[i]!, finish: schedule.finish[i]! };
    all += weight;
    done += weight * shareBy(schedule, task, planned, date);
  });
  return all === 0 ? 0 : (100 * done) / all;
}

/** Share of a task's working time that lies before a moment, 0 to 1. */
export function shareBy(
  schedule: Schedule,
  task: PlanTask,
  { start, finish }: { start: Minute; finish: Minute },
  date: Minute,
): number {
  if (date >= finish) return 1;
  if (date <= start) return 0;
  const clock = calendarOf(schedule, task);
  const from = clock.count(start);
  const length = clock.count(finish) - from;
  return length <= 0 ? 1 : (clock.count(date) - from) / length;
}

/** Percent done of the whole plan, by weight. */
export function donePercent(schedule: Schedule): number {
  let all = 0;
  let done = 0;
  schedule.plan.tasks.forEach((task, i) => {
    if (schedule.summary[i] === 1) return;
    const weight = task.weight ?? task.duration;
    all += weight;
    done += weight * schedule.percent[i]!;
  });
  return all === 0 ? 0 : done / all;
}

import { networkOf, type Network } from './network.ts';
import { asLateAsPossible, backward, finishLimit, forward, type Dates, type LateDates, type Limits } from './passes.ts';
import type { Plan, PlanProblem, Schedule } from './types.ts';

/** The dates of a plan, or why it has none. */
export type Scheduled =
  | { schedule: Schedule; problems?: undefined }
  | { schedule?: undefined; problems: PlanProblem[] };

/**
 * Calculates the dates of a plan by the critical path method: earliest and latest dates, total and free float, what is
 * critical. Linear in tasks and links.
 *
 * - Work fills working time of the task's calendar. Lags are counted in the first calendar, or elapsed.
 * - A date that is fixed goes before links; what it breaks is named. An upper bound does not move work: it shortens the
 *   float, below zero if it cannot be kept.
 * - What has begun does not wait for links to its start any more; what is left of it begins at the data date. What has
 *   not begun begins at the data date at the earliest.
 */
export function schedulePlan(plan: Plan): Scheduled {
  const prepared = networkOf(plan);
  if ('problems' in prepared) return prepared;
  const { network } = prepared;
  const dates = forward(network);
  asLateAsPossible(network, dates);
  const late = backward(network, dates);
  return { schedule: scheduleOf(network, dates, late) };
}

function scheduleOf(network: Network, dates: Dates, late: LateDates): Schedule {
  const { plan, outline, columns, clocks } = network;
  const count = plan.tasks.length;
  const own = (of: Int32Array): Int32Array => (of.length === count ? of : of.slice(0, count));
  const { summary } = outline;
  const schedule: Schedule = {
    plan,
    at: outline.at,
    linkEnds: network.linkEnds,
    start: own(dates.start),
    finish: own(dates.finish),
    lateStart: own(late.start),
    lateFinish: own(late.finish),
    totalFloat: new Int32Array(count),
    freeFloat: new Int32Array(count),
    critical: new Uint8Array(count),
    summary,
    percent: new Float64Array(count),
    depth: outline.depth,
    projectStart: plan.start,
    projectFinish: dates.projectFinish,
    broken: dates.broken.map((node) => plan.tasks[node]!.id),
  };
  const limits: Limits = { start: dates.start, finish: dates.finish, end: dates.projectFinish };
  let least = Infinity;
  for (let i = 0; i < count; i += 1) {
    if (summary[i] === 1) continue;
    if (schedule.start[i]! < least) least = schedule.start[i]!;
    if (dates.progress[i] === 2) {
      schedule.percent[i] = 100;
      continue;
    }
    const remaining = columns.actual.size > 0 ? columns.actual.get(i)?.remaining : undefined;
    schedule.percent[i] = percentOf(network.duration[i]!, columns.percent[i]!, remaining);
    let ends = dates.ends[i]!;
    let lateEnds = late.ends[i]!;
    let limit = finishLimit(network, i, dates.progress, limits);
    if (network.duration[i] === 0) {
      // Its dates count every minute, its float is work.
      const clock = clocks[columns.calendar[i]!]!;
      const every = clocks[network.calendar[i]!]!;
      ends = clock.count(schedule.finish[i]!);
      lateEnds = clock.count(late.finish[i]!);
      limit = clock.count(every.endAt(limit));
      schedule.lateStart[i] = schedule.lateFinish[i] = lateEnds === ends ? schedule.finish[i]! : clock.endAt(lateEnds);
    }
    const float = lateEnds - ends;
    schedule.totalFloat[i] = float;
    if (float <= 0) schedule.critical[i] = 1;
    schedule.freeFloat[i] = Math.max(0, Math.min(limit - ends, float));
  }
  if (least !== Infinity) schedule.projectStart = least;
  rollUp(network, schedule);
  return schedule;
}

/** @param percent NaN where nothing is said */
function percentOf(duration: number, percent: number, remaining: number | undefined): number {
  if (remaining !== undefined && duration > 0 && Number.isNaN(percent))
    return Math.max(0, Math.min(100, 100 * (1 - remaining / duration)));
  return Math.max(0, Math.min(100, percent || 0));
}

/** Draws the columns of summaries from those of their tasks. */
function rollUp({ columns, duration, outline: { parent, inward, summary } }: Network, schedule: Schedule): void {
  if (inward.length === 0) return;
  const { start, finish, lateStart, lateFinish, totalFloat, freeFloat, critical, percent } = schedule;
  const count = parent.length;
  const weight = new Float64Array(count);
  for (const i of inward) {
    start[i] = lateStart[i] = totalFloat[i] = freeFloat[i] = 0x7fffffff;
    finish[i] = lateFinish[i] = -0x80000000;
    critical[i] = 0;
  }
  const add = (i: number): void => {
    const of = parent[i]!;
    if (of < 0) return;
    if (start[i]! < start[of]!) start[of] = start[i]!;
    if (finish[i]! > finish[of]!) finish[of] = finish[i]!;
    if (lateStart[i]! < lateStart[of]!) lateStart[of] = lateStart[i]!;
    if (lateFinish[i]! > lateFinish[of]!) lateFinish[of] = lateFinish[i]!;
    if (totalFloat[i]! < totalFloat[of]!) totalFloat[of] = totalFloat[i]!;
    if (freeFloat[i]! < freeFloat[of]!) freeFloat[of] = freeFloat[i]!;
    if (critical[i] === 1) critical[of] = 1;
    weight[of]! += weight[i]!;
    percent[of]! += percent[i]! * weight[i]!;
  };
  for (let i = 0; i < count; i += 1) {
    if (summary[i] === 1) continue;
    const own = columns.weight[i]!;
    weight[i] = Number.isNaN(own) ? duration[i]! : own;
    add(i);
  }
  for (const i of inward) {
    percent[i] = weight[i]! > 0 ? percent[i]! / weight[i]! : 0;
    const own = columns.weight[i]!;
    if (!Number.isNaN(own)) weight[i] = own;
    add(i);
  }
}

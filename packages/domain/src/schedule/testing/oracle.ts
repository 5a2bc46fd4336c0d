import { minuteOf } from '../civil.ts';
import { CONSTRAINT, LINK, type Plan, type PlanTask, type WorkCalendar } from '../types.ts';

// The obvious way to find the dates of a plan, hour by hour and again until nothing changes. It is slow, it shares no
// code with what it checks, and it knows only plans in whole hours.

const HOUR = 60;

export interface OracleDates {
  start: Map<string, number>;
  finish: Map<string, number>;
  end: number;
  /** Whether no fixed date comes before what links allow. */
  keepsLinks: boolean;
}

const known = new WeakMap<WorkCalendar, Map<number, boolean>>();

function works(calendar: WorkCalendar | undefined, hour: number): boolean {
  if (!calendar) return true;
  let hours = known.get(calendar);
  if (!hours) known.set(calendar, (hours = new Map()));
  let answer = hours.get(hour);
  if (answer === undefined) hours.set(hour, (answer = looksUp(calendar, hour)));
  return answer;
}

function looksUp(calendar: WorkCalendar, hour: number): boolean {
  const at = new Date(hour * 3_600_000);
  const day = at.toISOString().slice(0, 10);
  const spans = calendar.days.find((one) => one.day === day)?.spans ?? calendar.week[at.getUTCDay()]!;
  const minute = at.getUTCHours() * HOUR;
  return spans.some(({ from, to }) => from <= minute && minute < to);
}

/** Hours that are worked from one hour to another. */
export function worked(calendar: WorkCalendar | undefined, from: number, to: number): number {
  let sum = 0;
  for (let hour = from; hour < to; hour += 1) if (works(calendar, hour)) sum += 1;
  return sum;
}

function walk(calendar: WorkCalendar | undefined, from: number, hours: number): number {
  let at = from;
  if (hours > 0) for (let left = hours; left > 0; at += 1) if (works(calendar, at)) left -= 1;
  if (hours < 0) {
    for (let left = hours; left < 0; at -= 1) if (works(calendar, at - 1)) left += 1;
    while (!works(calendar, at - 1)) at -= 1;
  }
  return at;
}

interface Bound {
  start: number;
  finish: number;
}

/** Leaves below a task, or the task. */
function leavesOf(plan: Plan, id: string): string[] {
  const inside = plan.tasks.filter(({ parent }) => parent === id);
  return inside.length === 0 ? [id] : inside.flatMap((one) => leavesOf(plan, one.id));
}

/** @param delayed hours before which tasks may not start, besides all else */
export function oracle(plan: Plan, delayed: ReadonlyMap<string, number> = new Map()): OracleDates {
  const leaves = plan.tasks.filter(({ id }) => !plan.tasks.some(({ parent }) => parent === id));
  const links = plan.links.flatMap((link) =>
    leavesOf(plan, link.from).flatMap((from) =>
      leavesOf(plan, link.to).map((to) => ({ ...link, from, to, lag: (link.lag ?? 0) / HOUR })),
    ),
  );
  const main = plan.calendars[0];
  const calendarOf = (task: PlanTask) =>
    task.duration === 0 || task.calendar === 'elapsed'
      ? undefined
      : task.calendar === undefined
        ? main
        : plan.calendars.find(({ id }) => id === task.calendar);
  const begin = Math.max(plan.start, plan.dataDate ?? plan.start) / HOUR;
  const start = new Map(leaves.map(({ id }) => [id, begin]));
  const finish = new Map(leaves.map(({ id }) => [id, begin]));
  let keepsLinks = true;

  const asked = (task: PlanTask): Bound => {
    const bound: Bound = { start: -Infinity, finish: -Infinity };
    for (const { from, to, kind, lag, elapsed } of links) {
      if (to !== task.id) continue;
      const at = kind === LINK.fs || kind === LINK.ff ? finish.get(from)! : start.get(from)!;
      const moved = lag === 0 ? at : walk(elapsed ? undefined : main, at, lag);
      if (kind === LINK.fs || kind === LINK.ss) bound.start = Math.max(bound.start, moved);
      else bound.finish = Math.max(bound.finish, moved);
    }
    for (let of: string | undefined = task.parent; of !== undefined;) {
      const above: PlanTask = plan.tasks.find(({ id }) => id === of)!;
      if (
        above.constraint === CONSTRAINT.notEarlier &&
        plan.links.some(({ from, to }) => isSummary(from) || isSummary(to))
      )
        bound.start = Math.max(bound.start, above.constraintAt! / HOUR);
      of = above.parent;
    }
    return bound;
  };
  const isSummary = (id: string) => plan.tasks.some(({ parent }) => parent === id);

  const earliest = (task: PlanTask, bound: Bound): number => {
    const calendar = calendarOf(task);
    const hours = task.duration / HOUR;
    let at = bound.start;
    if (at === -Infinity) {
      if (bound.finish === -Infinity) return -Infinity;
      at = bound.finish - 24 * 60;
    }
    for (; ; at += 1) {
      if (hours > 0 && !works(calendar, at)) continue;
      const ends = walk(calendar, at, hours);
      if (ends >= bound.finish || worked(calendar, ends, bound.finish) === 0) return at;
    }
  };

  const place = (task: PlanTask): [number, number] => {
    const calendar = calendarOf(task);
    const hours = task.duration / HOUR;
    const bound = asked(task);
    if (task.actual) {
      const begun = task.actual.start / HOUR;
      if (task.actual.finish !== undefined) return [begun, task.actual.finish / HOUR];
      const left = Math.round(task.duration * (1 - (task.percent ?? 0) / 100)) / HOUR;
      const from = Math.max(begun, plan.dataDate! / HOUR);
      let ends = left === 0 ? walk(calendar, walk(calendar, from, 1), -1) : walk(calendar, from, left);
      if (hours === 0) ends = from;
      if (ends < bound.finish && worked(calendar, ends, bound.finish) > 0) {
        ends = bound.finish;
        if (hours > 0) while (!works(calendar, ends - 1)) ends -= 1;
      }
      return [begun, Math.max(ends, begun)];
    }
    const after = delayed.get(task.id) ?? -Infinity;
    const { constraint } = task;
    const at = (task.constraintAt ?? 0) / HOUR;
    let begins: number;
    if (constraint === CONSTRAINT.mustStart || constraint === CONSTRAINT.mustFinish) {
      let fixed = at;
      if (hours > 0) {
        if (constraint === CONSTRAINT.mustFinish) {
          // The last start whose work is done by then.
          let left = hours;
          while (left > 0) {
            fixed -= 1;
            if (works(calendar, fixed)) left -= 1;
          }
        }
        while (!works(calendar, fixed)) fixed += 1;
      }
      if (earliest(task, bound) > fixed) keepsLinks = false;
      begins = earliest(task, { start: Math.max(fixed, begin, after), finish: -Infinity });
    } else {
      const own: Bound = {
        start: Math.max(bound.start, begin, after, constraint === CONSTRAINT.notEarlier ? at : -Infinity),
        finish: Math.max(bound.finish, constraint === CONSTRAINT.finishNotEarlier ? at : -Infinity),
      };
      begins = earliest(task, own);
    }
    return [begins, walk(calendar, begins, hours)];
  };

  for (let changed = true; changed;) {
    changed = false;
    keepsLinks = true;
    for (const task of leaves) {
      const [begins, ends] = place(task);
      if (begins === start.get(task.id) && ends === finish.get(task.id)) continue;
      start.set(task.id, begins);
      finish.set(task.id, ends);
      changed = true;
    }
  }
  return { start, finish, end: Math.max(...finish.values(), plan.start / HOUR), keepsLinks };
}

/** Whether the dates keep the bounds of a plan: fixed dates, latest dates and deadlines. */
export function keepsBounds(plan: Plan, dates: OracleDates): boolean {
  return (
    dates.keepsLinks &&
    plan.tasks.every((task) => {
      const start = dates.start.get(task.id);
      if (start === undefined || task.actual?.finish !== undefined) return true;
      const finish = dates.finish.get(task.id)!;
      const calendar =
        task.duration === 0 || task.calendar === 'elapsed'
          ? undefined
          : (plan.calendars.find(({ id }) => id === task.calendar) ?? plan.calendars[0]);
      const by = (at: number) => finish <= at / HOUR || worked(calendar, at / HOUR, finish) === 0;
      if (task.deadline !== undefined && !by(task.deadline)) return false;
      if (task.actual || task.constraintAt === undefined) return true;
      switch (task.constraint) {
        case CONSTRAINT.mustFinish:
        case CONSTRAINT.finishNotLater:
          return by(task.constraintAt);
        case CONSTRAINT.mustStart:
        case CONSTRAINT.notLater:
          return start <= task.constraintAt / HOUR || worked(calendar, task.constraintAt / HOUR, start) === 0;
        default:
          return true;
      }
    })
  );
}

export const hourOf = (text: string): number => minuteOf(text) / HOUR;

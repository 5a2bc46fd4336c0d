import type { problemsOf } from './problems.ts';
import { CONSTRAINT, type Actual, type Plan, type PlanProblem } from './types.ts';
import { clockOfCalendar, ELAPSED, type WorkClock } from './work-clock.ts';

/** Later than any date, and small enough for arithmetic in 32 bits. */
export const NEVER = 0x3fffffff;

/** What the tasks of a plan say, by index. Each task is read once; the passes read these columns. */
export interface Columns {
  /** Working minutes; 0 of summaries. */
  duration: Int32Array;
  /** Calendar of the task: an index of `clocks`. */
  calendar: Uint16Array;
  /** The constraint, as far as it has the day that it needs. */
  constraint: Uint8Array;
  constraintAt: Int32Array;
  /** `NEVER` without one. */
  deadline: Int32Array;
  /** Reported work, if there is any. */
  actual: Map<number, Actual>;
  /** NaN where nothing is said. */
  percent: Float64Array;
  weight: Float64Array;
  /** Whether a task shall lie as late as possible. */
  late: boolean;
  /** The calendar of the plan, that in which every minute counts, then the others. */
  clocks: WorkClock[];
}

/** Indexes of the calendars that each plan has. */
export const PLAN_CLOCK = 0;
export const ELAPSED_CLOCK = 1;

/** Reads the tasks; what is wrong with them is in `found`. The plan has a calendar. */
export function columnsOf(
  { tasks, calendars }: Plan,
  summary: Uint8Array,
  problem: ReturnType<typeof problemsOf>,
  found: PlanProblem[],
): Columns {
  const count = tasks.length;
  const { clocks, indexes } = clocksOf(calendars, problem, found);
  const duration = new Int32Array(count);
  const calendar = new Uint16Array(count);
  const constraint = new Uint8Array(count);
  const constraintAt = new Int32Array(count);
  const deadline = new Int32Array(count).fill(NEVER);
  const actual = new Map<number, Actual>();
  const percent = new Float64Array(count);
  const weight = new Float64Array(count);
  let late = false;
  for (let i = 0; i < count; i += 1) {
    const task = tasks[i]!;
    if (summary[i] === 0) {
      const minutes = task.duration;
      duration[i] = minutes;
      if (!(minutes >= 0)) found.push(problem('duration', [task.id]));
    }
    percent[i] = task.percent ?? NaN;
    weight[i] = task.weight ?? NaN;
    if (task.deadline !== undefined) deadline[i] = task.deadline;
    const bound = task.constraint;
    if (bound === CONSTRAINT.alap) {
      constraint[i] = bound;
      late = true;
    } else if (bound !== undefined && task.constraintAt !== undefined) {
      constraint[i] = bound;
      constraintAt[i] = task.constraintAt;
    }
    const reported = task.actual;
    if (reported) {
      actual.set(i, reported);
      if (reported.finish !== undefined && reported.finish < reported.start) found.push(problem('actual', [task.id]));
    }
    const own = task.calendar;
    if (own === undefined) continue;
    const index = indexes.get(own);
    if (index === undefined) found.push({ ...problem('calendar', [own]), tasks: [task.id] });
    else calendar[i] = index;
  }
  return { duration, calendar, constraint, constraintAt, deadline, actual, percent, weight, late, clocks };
}

function clocksOf(calendars: Plan['calendars'], problem: ReturnType<typeof problemsOf>, found: PlanProblem[]) {
  const clocks = [clockOfCalendar(calendars[0]!), clockOfCalendar(ELAPSED)];
  const indexes = new Map([[ELAPSED.id, ELAPSED_CLOCK]]);
  calendars.forEach((calendar, at) => {
    const clock = clockOfCalendar(calendar);
    if (!clock.works) found.push({ ...problem('calendar', [calendar.name]), tasks: [] });
    indexes.set(calendar.id, at === 0 ? PLAN_CLOCK : clocks.push(clock) - 1);
  });
  return { clocks, indexes };
}

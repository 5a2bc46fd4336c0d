import type { CallResult, calls } from '@gongdi/api';
import {
  clockOfCalendar,
  ELAPSED,
  progressLine,
  schedulePlan,
  type Baseline,
  type ConstraintKind,
  type LinkKind,
  type Plan,
  type PlanLink,
  type PlanProblem,
  type PlanTask,
  type Schedule,
} from '@gongdi/domain/schedule';
import type { Doc, Task } from './doc.ts';

export type Content = CallResult<typeof calls.schedule.content>;
/** What the dates need besides the document. */
export type Terms = Pick<Content, 'start' | 'data_date' | 'calendars'>;

/** A document with its dates; with problems, the dates are those before. */
export interface Dated {
  doc: Doc;
  schedule: Schedule;
  problem: PlanProblem | undefined;
}

/** Calculates a document; one that has no dates keeps those of the last that had. */
export function datesOf(doc: Doc, terms: Terms, before?: Schedule): Dated {
  const { schedule, problems } = schedulePlan(planOf(doc, terms));
  if (schedule) return { doc, schedule, problem: undefined };
  const shown = before ?? schedulePlan(planOf({ ...doc, links: [] }, terms)).schedule!;
  return { doc, schedule: shown, problem: problems[0] };
}

function planOf({ tasks, links }: Doc, { start, data_date, calendars }: Terms): Plan {
  return {
    start,
    ...(data_date !== null && { dataDate: data_date }),
    calendars,
    tasks: tasks.map(planTaskOf),
    links: planLinksOf(links),
  };
}

// A step changes few tasks and mostly no link. What stays is the same value, so what was made of it is kept with it:
// while a bar is drawn, the plan is made for each picture.
const planTasks = new WeakMap<Task, PlanTask>();
const planLinks = new WeakMap<Doc['links'], readonly PlanLink[]>();

function planTaskOf(task: Task): PlanTask {
  let value = planTasks.get(task);
  if (!value) planTasks.set(task, (value = taskOf(task)));
  return value;
}

function planLinksOf(links: Doc['links']): readonly PlanLink[] {
  let value = planLinks.get(links);
  if (!value) {
    value = links.map(({ from, to, kind, lag, elapsed }) => ({
      from,
      to,
      kind: kind as LinkKind,
      lag,
      ...(elapsed && { elapsed }),
    }));
    planLinks.set(links, value);
  }
  return value;
}

function taskOf(task: Task): PlanTask {
  const value: PlanTask = { id: task.id, name: task.task_name, duration: task.duration };
  if (task.parent_id !== null) value.parent = task.parent_id;
  if (task.calendar_id !== null) value.calendar = task.calendar_id;
  if (task.constraint_kind) value.constraint = task.constraint_kind as ConstraintKind;
  if (task.constraint_at !== null) value.constraintAt = task.constraint_at;
  if (task.deadline_at !== null) value.deadline = task.deadline_at;
  if (task.weight !== null) value.weight = task.weight;
  if (task.percent) value.percent = task.percent;
  if (task.actual_start !== null) {
    value.actual = { start: task.actual_start };
    if (task.actual_finish !== null) value.actual.finish = task.actual_finish;
    else if (task.remaining !== null) value.actual.remaining = task.remaining;
  }
  return value;
}

/** Baseline dates of the tasks that have them. */
export const baselineOf = ({ tasks }: Doc): Baseline =>
  new Map(
    tasks.flatMap(({ id, baseline_start, baseline_finish }) =>
      baseline_start === null || baseline_finish === null
        ? []
        : [[id, { start: baseline_start, finish: baseline_finish }] as const],
    ),
  );

/** Where the progress line meets each task, by id. */
export const lineOf = ({ doc, schedule }: Dated, date: number): ReadonlyMap<string, number> =>
  new Map(progressLine(schedule, date, baselineOf(doc)).map(({ id, at }) => [id, at]));

/** Minutes of a working day of a plan. */
export function dayMinutes({ calendars }: Pick<Terms, 'calendars'>): number {
  const { week } = calendars[0]!;
  const days = Math.max(1, week.filter((spans) => spans.length > 0).length);
  return Math.max(60, Math.round(clockOfCalendar(calendars[0]!).weekMinutes / days));
}

/** Days of a task's duration. */
export const daysOf = ({ duration, calendar_id }: Task, day: number): number =>
  Math.round((duration / (calendar_id === ELAPSED.id ? 1440 : day)) * 100) / 100;

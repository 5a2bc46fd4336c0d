import { TASK_STATE, type ConstraintKind, type LinkKind, type Plan, type PlanTask } from '@gongdi/domain/schedule';
import { minuteOf, clockOfCalendar, type WorkCalendar } from '@gongdi/domain/schedule';
import type { Db } from '../../../store/index.ts';
import { calendarsOf } from './calendars.ts';
import type { PlanRow } from './ground.ts';

const tasksOf = (db: Db, plan_id: string) =>
  db
    .selectFrom('schedule_task')
    .selectAll()
    .where('plan_id', '=', plan_id)
    .orderBy('row_number')
    .orderBy('id')
    .execute();

export type TaskRow = Awaited<ReturnType<typeof tasksOf>>[number];
export interface LinkRow {
  from_id: string;
  to_id: string;
  kind: number;
  lag: number;
  elapsed: boolean;
}

/** All of a plan as it is stored. */
export interface Content {
  row: PlanRow;
  calendars: WorkCalendar[];
  tasks: TaskRow[];
  links: LinkRow[];
}

export async function loadContent(db: Db, row: PlanRow): Promise<Content> {
  const calendars = await calendarsOf(db, row);
  const tasks = await tasksOf(db, row.id);
  const links = await db
    .selectFrom('schedule_link')
    .select(['from_id', 'to_id', 'kind', 'lag', 'elapsed'])
    .where('plan_id', '=', row.id)
    .orderBy('to_id')
    .orderBy('from_id')
    .execute();
  return { row, calendars, tasks: outlined(tasks), links };
}

/** Tasks in the order of the outline: each behind its summary, siblings by their keys. */
export function outlined<T extends Pick<TaskRow, 'id' | 'parent_id' | 'order_key'>>(tasks: readonly T[]): T[] {
  const known = new Set(tasks.map(({ id }) => id));
  const inside = new Map<string | null, T[]>();
  for (const task of tasks) {
    const of = task.parent_id !== null && known.has(task.parent_id) ? task.parent_id : null;
    const list = inside.get(of);
    if (list) list.push(task);
    else inside.set(of, [task]);
  }
  for (const list of inside.values())
    list.sort((a, b) => (a.order_key ?? 0) - (b.order_key ?? 0) || (a.id < b.id ? -1 : 1));
  const order: T[] = [];
  const waiting = [...(inside.get(null) ?? [])].reverse();
  while (waiting.length > 0) {
    const task = waiting.pop()!;
    order.push(task);
    const own = inside.get(task.id) ?? [];
    for (let at = own.length - 1; at >= 0; at -= 1) waiting.push(own[at]!);
  }
  return order;
}

/** First and last minute of the work of a day: reports name days, the calculation works with minutes. */
export const workStart = (calendar: WorkCalendar, day: string): number => {
  const clock = clockOfCalendar(calendar);
  const first = clock.spansOf(minuteOf(day) / 1440)[0];
  return minuteOf(day) + (first?.from ?? 480);
};
export const workEnd = (calendar: WorkCalendar, day: string): number => {
  const last = clockOfCalendar(calendar)
    .spansOf(minuteOf(day) / 1440)
    .at(-1);
  return minuteOf(day) + (last?.to ?? 1020);
};

/** The plan as a value, for the calculation. */
export function planOf({ row, calendars, tasks, links }: Content): Plan {
  const main = calendars[0]!;
  const known = new Set(calendars.map(({ id }) => id));
  const dataDate = row.data_date === null ? undefined : minuteOf(row.data_date);
  return {
    start: workStart(main, row.starts_on),
    ...(dataDate !== undefined && { dataDate }),
    calendars,
    tasks: tasks.map((task) => taskOf(task, known)),
    links: links.map(({ from_id, to_id, kind, lag, elapsed }) => ({
      from: from_id,
      to: to_id,
      kind: kind as LinkKind,
      lag,
      ...(elapsed && { elapsed }),
    })),
  };
}

function taskOf(task: TaskRow, calendars: ReadonlySet<string>): PlanTask {
  const value: PlanTask = { id: task.id, name: task.task_name, duration: task.duration ?? 0 };
  if (task.parent_id !== null) value.parent = task.parent_id;
  if (task.calendar_id !== null && (calendars.has(task.calendar_id) || task.calendar_id === 'elapsed'))
    value.calendar = task.calendar_id;
  if (task.constraint_kind) value.constraint = task.constraint_kind as ConstraintKind;
  if (task.constraint_at !== null) value.constraintAt = task.constraint_at;
  if (task.deadline_at !== null) value.deadline = task.deadline_at;
  if (task.weight !== null) value.weight = task.weight;
  if (task.percent) value.percent = task.percent;
  if (task.actual_start_at !== null) {
    value.actual = { start: task.actual_start_at };
    if (task.task_state === TASK_STATE.finished && task.actual_finish_at !== null)
      value.actual.finish = Math.max(task.actual_finish_at, task.actual_start_at);
    else if (task.remaining !== null) value.actual.remaining = task.remaining;
  }
  return value;
}

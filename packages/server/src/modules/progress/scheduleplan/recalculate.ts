import {
  clockOfCalendar,
  dayText,
  donePercent,
  finishDay,
  minuteOf,
  PLAN_RUNNING,
  plannedPercent,
  schedulePlan,
  TASK_KIND,
  TASK_LIGHT,
  TASK_STATE,
  type Baseline,
  type Schedule,
} from '@gongdi/domain/schedule';
import { sql } from 'kysely';
import type { ReadSetting } from '../../../settings/index.ts';
import type { Db } from '../../../store/index.ts';
import { refusedBy } from './ground.ts';
import { planOf, type Content, type TaskRow } from './load-content.ts';

/** Minutes of a working day, for durations in days. */
export const dayMinutes = ({ calendars }: Pick<Content, 'calendars'>): number =>
  Math.max(60, Math.round(clockOfCalendar(calendars[0]!).weekMinutes / workedDays(calendars[0]!.week)));

const workedDays = (week: readonly (readonly unknown[])[]): number =>
  Math.max(1, week.filter((spans) => spans.length > 0).length);

/**
 * Calculates a plan and stores what follows from its content: dates, floats, rows of the outline, lights and sums.
 * @param context.keep the present dates become the baseline
 * @throws GongdiError `conflict` that says what is wrong with the plan, such as the path of a cycle
 */
export async function recalculate(
  trx: Db,
  content: Content,
  { setting, keep = false }: { setting: ReadSetting; keep?: boolean },
): Promise<Schedule> {
  const { schedule, problems } = schedulePlan(planOf(content));
  if (!schedule) throw refusedBy(problems[0]!.label);
  const derived = content.tasks.map((task, at) => derivedOf(content, schedule, task, at, { setting, keep }));
  await storeTasks(trx, content, derived);
  await storePlan(trx, content, schedule, derived);
  return schedule;
}

type Derived = ReturnType<typeof derivedOf>;

function derivedOf(
  content: Content,
  schedule: Schedule,
  task: TaskRow,
  at: number,
  { setting, keep }: { setting: ReadSetting; keep: boolean },
) {
  const start = schedule.start[at]!;
  const finish = schedule.finish[at]!;
  const isSummary = schedule.summary[at] === 1;
  const percent = isSummary ? Math.round(schedule.percent[at]! * 10) / 10 : (task.percent ?? 0);
  const task_state = isSummary ? stateOf(percent) : task.task_state;
  const planned = keep ? { start, finish } : plannedOf(task);
  const baselineFinish = planned ? finishDay(planned.finish, planned.start) : null;
  const finishOn = finishDay(finish, start);
  const late = baselineFinish === null ? 0 : (minuteOf(finishOn) - minuteOf(baselineFinish)) / 1440;
  const light = lightOf(late, setting);
  // A summary is due with its tasks, and nobody reports it; what is finished is not due any more.
  const open = PLAN_RUNNING.includes(content.row.status) && !isSummary && task_state !== TASK_STATE.finished;
  return {
    id: task.id,
    row_number: at,
    level: schedule.depth[at]!,
    wbs: '',
    task_kind: isSummary ? TASK_KIND.summary : kindOf(task),
    start_at: start,
    finish_at: finish,
    start_on: dayText(start),
    finish_on: finishOn,
    due_on: open ? (baselineFinish ?? finishOn) : null,
    baseline_start_at: planned?.start ?? null,
    baseline_finish_at: planned?.finish ?? null,
    baseline_start_on: planned ? dayText(planned.start) : null,
    baseline_finish_on: baselineFinish,
    late_days: late,
    light,
    warned: open && light !== TASK_LIGHT.onTime ? 1 : 0,
    float_days: Math.round((schedule.totalFloat[at]! / dayMinutes(content)) * 10) / 10,
    critical: schedule.critical[at] === 1,
    percent,
    task_state,
  };
}

const kindOf = ({ duration }: TaskRow): number => (duration === 0 ? TASK_KIND.milestone : TASK_KIND.task);

/** A summary is as far as its tasks. */
const stateOf = (percent: number): number =>
  percent >= 100 ? TASK_STATE.finished : percent > 0 ? TASK_STATE.running : TASK_STATE.waiting;

const plannedOf = ({ baseline_start_at, baseline_finish_at }: TaskRow) =>
  baseline_start_at === null || baseline_finish_at === null
    ? undefined
    : { start: baseline_start_at, finish: baseline_finish_at };

function lightOf(late: number, setting: ReadSetting): number {
  if (late >= setting('progress_red_days')) return TASK_LIGHT.red;
  return late >= setting('progress_yellow_days') ? TASK_LIGHT.yellow : TASK_LIGHT.onTime;
}

/** Numbers of the outline, 1.2.3. */
function numbered(derived: Derived[]): void {
  const counts: number[] = [];
  for (const one of derived) {
    counts.length = one.level + 1;
    counts[one.level] = (counts[one.level] ?? 0) + 1;
    one.wbs = counts.map((count) => count ?? 1).join('.');
  }
}

async function storeTasks(trx: Db, { tasks }: Content, derived: Derived[]): Promise<void> {
  numbered(derived);
  // Only what is different is written: a change in one place must not write 5,000 rows.
  const changed = derived.filter((one, at) => {
    const before = tasks[at]! as unknown as Record<string, unknown>;
    return Object.entries(one).some(([name, value]) => before[name] !== value);
  });
  if (changed.length === 0) return;
  // Raw SQL: rows come as one value.
  await sql`
    update schedule_task t set row_number = n.row_number, level = n.level, wbs = n.wbs, task_kind = n.task_kind,
      start_at = n.start_at, finish_at = n.finish_at, start_on = n.start_on, finish_on = n.finish_on, due_on = n.due_on,
      baseline_start_at = n.baseline_start_at, baseline_finish_at = n.baseline_finish_at,
      baseline_start_on = n.baseline_start_on, baseline_finish_on = n.baseline_finish_on, late_days = n.late_days,
      light = n.light, warned = n.warned, float_days = n.float_days, critical = n.critical, percent = n.percent,
      task_state = n.task_state
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n(id text, row_number bigint, level bigint, wbs text,
      task_kind integer, start_at bigint, finish_at bigint, start_on date, finish_on date, due_on date,
      baseline_start_at bigint, baseline_finish_at bigint, baseline_start_on date, baseline_finish_on date,
      late_days bigint, light integer, warned integer, float_days numeric, critical boolean, percent numeric,
      task_state integer)
    where t.id = n.id`.execute(trx);
}

async function storePlan(trx: Db, content: Content, schedule: Schedule, derived: readonly Derived[]): Promise<void> {
  const { row, tasks } = content;
  const baseline: Baseline = new Map(
    derived.flatMap(({ id, baseline_start_at, baseline_finish_at }) =>
      baseline_start_at === null || baseline_finish_at === null
        ? []
        : [[id, { start: baseline_start_at, finish: baseline_finish_at }] as const],
    ),
  );
  const finish = tasks.length === 0 ? null : finishDay(schedule.projectFinish);
  const kept = [...baseline.values()].map((one) => one.finish);
  const baselineFinish = kept.length === 0 ? null : finishDay(Math.max(...kept));
  const late = finish === null || baselineFinish === null ? null : (minuteOf(finish) - minuteOf(baselineFinish)) / 1440;
  const worst = derived.some(({ warned, light }) => warned === 1 && light === TASK_LIGHT.red);
  const some = derived.some(({ warned }) => warned === 1);
  const round = (value: number): number => Math.round(value * 10) / 10;
  await trx
    .updateTable('schedule_plan')
    .set({
      task_count: derived.filter(({ task_kind }) => task_kind !== TASK_KIND.summary).length,
      late_count: derived.filter(({ warned }) => warned === 1).length,
      percent_done: round(donePercent(schedule)),
      percent_planned: round(plannedPercent(schedule, schedule.plan.dataDate ?? schedule.plan.start, baseline)),
      finish_on: finish,
      baseline_finish_on: baselineFinish,
      late_days: late,
      light: worst ? TASK_LIGHT.red : some ? TASK_LIGHT.yellow : TASK_LIGHT.onTime,
    })
    .where('id', '=', row.id)
    .execute();
}

import { scheduleplan, scheduleupdate, type InputOf } from '@gongdi/domain';
import { DAY_MINUTES, dayText, LINK, minuteOf, PLAN_STATE, TASK_KIND, TASK_STATE } from '@gongdi/domain/schedule';
import { accountId, DEMO_NOW, defineDemo, demoId } from '../../../demo/index.ts';
import { defaultSetting } from '../../../settings/index.ts';
import { resourceRepository, sendAhead, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';
import { putLinks, putTasks } from './content-handlers.ts';
import { buildingPlan, calendarOfDemo, type DemoTask } from './demo-building.ts';
import { loadContent, workEnd, workStart, type Content } from './load-content.ts';
import { recalculate } from './recalculate.ts';

const TODAY = dayText(DEMO_NOW / 60_000 + 480);
/** Floors that the building of the first project has in its tree of parts. */
const FLOORS = 8;
/** Minutes of a working day of the demo. */
const DAY = 480;

/** Plans of the first twelve projects: name, floors, first day, days that the work lost on its way, state. */
const PLANS = [
  ['3号楼总进度计划', 16, '2026-03-02', 9, PLAN_STATE.approved],
  ['1号楼总进度计划', 8, '2026-04-06', 2, PLAN_STATE.approved],
  ['厂房总进度计划', 3, '2026-05-11', 0, PLAN_STATE.approved],
  ['教学楼总进度计划', 5, '2026-05-06', 16, PLAN_STATE.approved],
  ['2号楼总进度计划', 10, '2026-06-15', 0, PLAN_STATE.approved],
  ['门诊楼总进度计划', 6, '2026-07-01', 4, PLAN_STATE.changing],
  ['配套用房总进度计划', 2, '2026-08-17', 1, PLAN_STATE.approved],
  ['5号楼总进度计划', 9, '2026-09-07', 0, PLAN_STATE.approved],
  ['综合楼总进度计划', 7, '2026-10-12', 0, PLAN_STATE.submitted],
  ['6号楼总进度计划', 9, '2026-11-16', 0, PLAN_STATE.draft],
  ['会议中心总进度计划', 4, '2026-04-20', 25, PLAN_STATE.approved],
  ['宿舍楼总进度计划', 6, '2026-11-30', 0, PLAN_STATE.draft],
] as const;

const NOTES = [
  '按计划推进',
  '人员已补充，夜间加班一班',
  '混凝土供应正常',
  '等待材料复试结果',
  '雨天停工一天后恢复',
] as const;
const REASONS = [
  [2, '钢筋进场晚三天，已与供应商约定每周两次送货'],
  [5, '连续降雨停工两天，增加一个模板班组'],
  [1, '节后返场不足，已从邻近项目调入 12 人'],
  [6, '前道验收推迟，改为分段验收'],
] as const;

/** Schedules with their baseline, and the work as it went: some of it late. */
export default defineDemo({
  name: 'schedule',
  after: ['projectmanage', 'partmanage'],
  async load(trx) {
    for (const [index, plan] of PLANS.entries()) await planOf(trx, index, plan);
  },
});

/** The floor of the demo's building that a task is about. */
function floorOf(key: string): string | null {
  if (key === 'b2') return demoId('part', 4);
  if (key === 'b1') return demoId('part', 5);
  const floor = Number(/^f(\d+)-/.exec(key)?.[1] ?? 0);
  return floor >= 1 && floor <= FLOORS ? demoId('part', 29 + 10 * floor) : null;
}

const accessFor = (org_id: string | null, now: number): RowAccess => ({
  scope: WHOLE,
  org_id,
  account_id: accountId('contractor'),
  now,
  seesPersonal: () => true,
});

async function planOf(trx: Db, index: number, [plan_name, floors, starts_on, lost, status]: (typeof PLANS)[number]) {
  const project_id = demoId('project', index + 1);
  const project = await trx.selectFrom('project').select('org_id').where('id', '=', project_id).executeTakeFirst();
  if (!project) return;
  const id = demoId('schedule-plan', index + 1);
  const made = Math.min(Date.parse(`${starts_on}T02:00:00Z`) - 20 * 86_400_000, DEMO_NOW - 2 * 86_400_000);
  const access = accessFor(project.org_id, made);
  const own = index === 0;
  await resourceRepository(trx, scheduleplan).addAhead(access, {
    id,
    plan_name,
    status,
    project_id,
    plan_kind: 1,
    starts_on,
    works_on: 4,
    charge_id: own ? accountId('contractor') : null,
    remark: '按合同工期编制，节假日停工。',
  });
  const tasks = buildingPlan(floors);
  const idOf = new Map(tasks.map(({ key }, at) => [key, demoId('schedule-task', index * 1000 + at + 1)]));
  const plan = await trx.selectFrom('schedule_plan').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await putTasks(
    trx,
    plan,
    tasks.map((task, at) => ({
      id: idOf.get(task.key)!,
      parent_id: task.parent === undefined ? null : idOf.get(task.parent)!,
      order_key: at + 1,
      task_name: task.name,
      duration: task.days * (task.elapsed ? DAY_MINUTES : DAY),
      calendar_id: calendarOfDemo(task),
      constraint_kind: null,
      constraint_at: null,
      deadline_at: null,
      node_kind: task.node ? 1 : 0,
      // Only what the site office of the demo answers for.
      charge_id: own && task.node ? accountId('contractor') : null,
      leader_id: null,
      part_id: own ? floorOf(task.key) : null,
      crew: task.crew ?? null,
      heads: task.heads ?? null,
      quantity: task.quantity ?? null,
      quantity_unit: task.unit ?? null,
      weight: null,
    })),
    { now: made, caller: { id: accountId('contractor') } as never },
  );
  await putLinks(trx, id, linksOf(tasks, idOf));
  const runs = status === PLAN_STATE.approved || status === PLAN_STATE.changing;
  const content = await loadContent(trx, plan);
  await recalculate(trx, content, { setting: defaultSetting, keep: runs });
  if (!runs) return;
  const planned = await loadContent(trx, plan);
  await work(trx, planned, { index, lost, org_id: project.org_id });
  const row = { ...plan, data_date: TODAY };
  await trx
    .updateTable('schedule_plan')
    .set({
      data_date: TODAY,
      revision: 1,
      approved_by: accountId('contractor'),
      approved_at: new Date(made).toISOString(),
    })
    .where('id', '=', id)
    .execute();
  await recalculate(trx, await loadContent(trx, row), { setting: defaultSetting });
}

const linksOf = (tasks: readonly DemoTask[], idOf: ReadonlyMap<string, string>) =>
  tasks.flatMap(({ key, after = [] }) =>
    after.map(([from, kind = LINK.fs, days = 0]) => ({
      from: idOf.get(from)!,
      to: idOf.get(key)!,
      kind,
      lag: days * DAY,
      elapsed: false,
    })),
  );

/** Reports the work until today: each task as planned, later by what was lost until then. */
async function work(
  trx: Db,
  content: Content,
  { index, lost, org_id }: { index: number; lost: number; org_id: string | null },
): Promise<void> {
  const calendar = content.calendars[0]!;
  const leaves = content.tasks.filter(({ task_kind }) => task_kind !== TASK_KIND.summary);
  const first = Math.min(...leaves.map(({ start_at }) => start_at!));
  const now = minuteOf(TODAY);
  const reports: (InputOf<typeof scheduleupdate> & { created: number })[] = [];
  for (const [at, task] of leaves.entries()) {
    // What is lost grows evenly over the time until today.
    const drift = (day: number): number => Math.floor((lost * Math.max(0, day - first)) / Math.max(1, now - first));
    const later = (minute: number) => minute + drift(minute) * DAY_MINUTES;
    const from = dayText(later(task.start_at!));
    const to = dayText(later(Math.max(task.finish_at! - 1, task.start_at!)));
    if (from >= TODAY) continue;
    const finished = to < TODAY;
    const done = (now - minuteOf(from)) / Math.max(DAY_MINUTES, minuteOf(to) - minuteOf(from) + DAY_MINUTES);
    const percent = finished ? 100 : Math.max(5, Math.min(95, Math.round(done * 20) * 5));
    const late = drift(task.finish_at!) > 2 && at % 4 === 0;
    const [delay_reason, measure] = REASONS[at % REASONS.length]!;
    const told = trx
      .updateTable('schedule_task')
      .set({
        task_state: finished ? TASK_STATE.finished : TASK_STATE.running,
        percent,
        actual_start_on: from,
        actual_start_at: workStart(calendar, from),
        ...(finished && { actual_finish_on: to, actual_finish_at: workEnd(calendar, to) }),
        quantity_done: task.quantity === null ? null : Math.round((task.quantity * percent) / 10) / 10,
        report_note: NOTES[at % NOTES.length]!,
        ...(late && { delay_reason, measure }),
      })
      .where('id', '=', task.id);
    await sendAhead(trx, told);
    if (finished && (minuteOf(TODAY) - minuteOf(to)) / DAY_MINUTES > 90) continue;
    reports.push({
      task_id: task.id,
      plan_id: content.row.id,
      project_id: content.row.project_id,
      reported_percent: percent,
      quantity_done: task.quantity === null ? null : Math.round((task.quantity * percent) / 10) / 10,
      report_note: NOTES[at % NOTES.length]!,
      ...(late && { delay_reason, measure }),
      created: Date.parse(`${finished ? to : dayText(now - DAY_MINUTES)}T0${1 + (at % 8)}:20:00Z`),
    });
  }
  for (const [at, { created, ...report }] of reports.entries())
    await resourceRepository(trx, scheduleupdate).addAhead(accessFor(org_id, created), {
      ...report,
      id: demoId('schedule-report', index * 1000 + at + 1),
    });
}

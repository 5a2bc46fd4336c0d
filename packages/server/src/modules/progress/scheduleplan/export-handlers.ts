import { calls } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { dayText, finishDay, periodOf, planOfPeriod, schedulePlan, type Schedule } from '@gongdi/domain/schedule';
import { writeWorkbook, XLSX_TYPE, type OutColumn } from '@gongdi/sheets';
import { writeMspdi, type ProjectFile } from '@gongdi/sheets/project';
import { handle, type Handler } from '../../../handler/index.ts';
import { anyOf, type Db } from '../../../store/index.ts';
import { refusedBy, seenPlan, type ScheduleGround } from './ground.ts';
import { loadContent, planOf, type Content } from './load-content.ts';
import { dayMinutes } from './recalculate.ts';
import { sheetOf } from './sheet-content.ts';
import { columnTexts, levelTexts, scheduleLabel } from './text/index.ts';

/** Plans as files. */
export const exportHandlers = ({ db }: Pick<ScheduleGround, 'db'>): Handler[] => [
  handle(calls.schedule.exportFile, async ({ query: { id, format } }, context) => {
    const content = await loadContent(db, await seenPlan(db, id, context));
    const schedule = datesOf(content);
    const name = content.row.plan_name;
    if (format === 'xml') {
      const bytes = new TextEncoder().encode(writeMspdi(fileOf(content), schedule));
      return { bytes, type: 'application/xml', name: `${name}.xml` };
    }
    const names = await partNames(db, content);
    const { columns, rows } = sheetOf(content, schedule, {
      minutes: dayMinutes(content),
      lang: context.lang,
      partName: (part) => names.get(part) ?? '',
    });
    return { bytes: await writeWorkbook([{ name: '计划', columns, rows }]), type: XLSX_TYPE, name: `${name}.xlsx` };
  }),
  handle(calls.schedule.periodFile, async ({ query: { id, level, day } }, context) => {
    const content = await loadContent(db, await seenPlan(db, id, context));
    const period = periodOf(level, day);
    const rows = periodRows(content, datesOf(content), period, context.lang);
    const text = columnTexts[context.lang];
    const columns = (
      [
        'wbs',
        'name',
        'start',
        'finish',
        'percent',
        'target',
        'crew',
        'heads',
        'quantity',
        'unit',
        'critical',
        'carried',
      ] as const
    ).map((key): OutColumn => ({
      header: text[key],
      format: ['percent', 'target', 'heads', 'quantity'].includes(key) ? 'number' : 'text',
      width: key === 'name' ? 40 : 14,
    }));
    const name = scheduleLabel('periodName', {
      plan: content.row.plan_name,
      level: levelTexts[context.lang][level],
      from: dayText(period.from),
      to: dayText(period.to - 1),
    })[context.lang];
    return {
      bytes: await writeWorkbook([{ name: dayText(period.from), columns, rows }]),
      type: XLSX_TYPE,
      name: `${name}.xlsx`,
    };
  }),
];

/** Full names of the parts that tasks name. */
async function partNames(db: Db, { tasks }: Content): Promise<Map<string, string>> {
  const ids = [...new Set(tasks.flatMap(({ part_id }) => part_id ?? []))];
  if (ids.length === 0) return new Map();
  const parts = await db.selectFrom('part').select(['id', 'full_name']).where('id', '=', anyOf(ids)).execute();
  return new Map(parts.map(({ id, full_name }) => [id, full_name ?? '']));
}

function datesOf(content: Content): Schedule {
  const { schedule, problems } = schedulePlan(planOf(content));
  if (!schedule) throw refusedBy(problems[0]!.label);
  return schedule;
}

function periodRows(content: Content, schedule: Schedule, period: { from: number; to: number }, lang: Lang) {
  const text = columnTexts[lang];
  const tasks = new Map(content.tasks.map((task) => [task.id, task]));
  const pathOf = (id: string): string => {
    const names: string[] = [];
    for (let at = tasks.get(id); at; at = at.parent_id === null ? undefined : tasks.get(at.parent_id))
      names.unshift(at.task_name);
    return names.join(' / ');
  };
  return planOfPeriod(schedule, period).map(({ id, start, finish, from, to, critical, carried }) => {
    const task = tasks.get(id)!;
    const planned = task.quantity === null ? '' : Math.round((task.quantity * (to - from)) / 10) / 10;
    return [
      task.wbs ?? '',
      pathOf(id),
      dayText(start),
      finishDay(finish, start),
      Math.round(task.percent ?? 0),
      to,
      task.crew ?? '',
      task.heads ?? '',
      planned,
      task.quantity_unit ?? '',
      critical ? text.yes : '',
      carried ? text.late : '',
    ];
  });
}

/** A stored plan as files of planning programs have it. */
export function fileOf(content: Content): ProjectFile {
  const crews = [...new Set(content.tasks.flatMap(({ crew }) => crew ?? []))];
  return {
    name: content.row.plan_name,
    plan: planOf(content),
    baseline: new Map(
      content.tasks.flatMap(({ id, baseline_start_at, baseline_finish_at }) =>
        baseline_start_at === null || baseline_finish_at === null
          ? []
          : [[id, { start: baseline_start_at, finish: baseline_finish_at }] as const],
      ),
    ),
    resources: crews.map((name) => ({ id: name, name, available: mostHeads(content, name) })),
    assignments: content.tasks.flatMap(({ id, crew, heads }) =>
      crew === null ? [] : [{ task: id, resource: crew, units: heads ?? 1 }],
    ),
    notes: new Map(content.tasks.flatMap(({ id, remark }) => (remark ? [[id, remark] as const] : []))),
  };
}

const mostHeads = ({ tasks }: Content, name: string): number =>
  Math.max(1, ...tasks.map(({ crew, heads }) => (crew === name ? (heads ?? 0) : 0)));

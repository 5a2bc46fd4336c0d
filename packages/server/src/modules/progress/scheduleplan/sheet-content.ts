import {
  dayText,
  finishDay,
  LINK,
  type LinkKind,
  type Plan,
  type PlanLink,
  type PlanTask,
  type Schedule,
} from '@gongdi/domain/schedule';
import { ELAPSED, minuteOf, TASK_KIND } from '@gongdi/domain/schedule';
import type { Lang } from '@gongdi/domain';
import type { OutColumn } from '@gongdi/sheets';
import type { ProjectFile } from '@gongdi/sheets/project';
import { refusedBy } from './ground.ts';
import type { Content } from './load-content.ts';
import { columnTexts, scheduleLabel } from './text/index.ts';

type Column = keyof (typeof columnTexts)['zh'];

const ORDER: readonly Column[] = [
  'row',
  'wbs',
  'level',
  'name',
  'days',
  'start',
  'finish',
  'before',
  'percent',
  'actualStart',
  'actualFinish',
  'baselineStart',
  'baselineFinish',
  'part',
  'crew',
  'heads',
  'quantity',
  'unit',
  'float',
  'critical',
];
const NUMBERS: ReadonlySet<Column> = new Set(['row', 'level', 'days', 'percent', 'heads', 'quantity', 'float']);
const KINDS = ['FF', 'FS', 'SF', 'SS'] as const;

/** The sheet of a plan: what planners exchange, one task a row, predecessors written as `3FS+2d`. */
export function sheetOf(
  content: Content,
  schedule: Schedule,
  { minutes, lang, partName }: { minutes: number; lang: Lang; partName: (id: string) => string },
) {
  const texts = columnTexts[lang];
  const rowOf = new Map(content.tasks.map(({ id }, at) => [id, at + 1]));
  const before = new Map<string, string[]>();
  for (const { from_id, to_id, kind, lag, elapsed } of content.links) {
    const days = Math.round((lag / (elapsed ? 1440 : minutes)) * 100) / 100;
    const lagText = lag === 0 ? '' : `${days > 0 ? '+' : ''}${days}${elapsed ? 'ed' : 'd'}`;
    const text = `${rowOf.get(from_id)}${kind === LINK.fs && lag === 0 ? '' : KINDS[kind]}${lagText}`;
    before.set(to_id, [...(before.get(to_id) ?? []), text]);
  }
  const columns = ORDER.map((key): OutColumn => ({
    header: texts[key],
    format: NUMBERS.has(key) ? 'number' : 'text',
    width: key === 'name' ? 36 : key === 'before' || key === 'part' ? 20 : 12,
  }));
  const rows = content.tasks.map((task, at) => {
    const depth = schedule.depth[at]!;
    return [
      at + 1,
      task.wbs ?? '',
      depth + 1,
      `${'  '.repeat(depth)}${task.task_name}`,
      Math.round(((task.duration ?? 0) / (task.calendar_id === ELAPSED.id ? 1440 : minutes)) * 100) / 100,
      dayText(schedule.start[at]!),
      finishDay(schedule.finish[at]!, schedule.start[at]),
      (before.get(task.id) ?? []).join(','),
      Math.round(schedule.percent[at]! * 10) / 10,
      task.actual_start_on ?? '',
      task.actual_finish_on ?? '',
      task.baseline_start_on ?? '',
      task.baseline_finish_on ?? '',
      task.part_id === null ? '' : partName(task.part_id),
      task.crew ?? '',
      task.heads ?? '',
      task.quantity ?? '',
      task.quantity_unit ?? '',
      Math.round((schedule.totalFloat[at]! / minutes) * 10) / 10,
      schedule.critical[at] === 1 && task.task_kind !== TASK_KIND.summary ? texts.yes : '',
    ];
  });
  return { columns, rows };
}

/** Part, crew, heads and quantities of a sheet, by task. */
export interface SheetWork {
  /** Full name of the part. */
  part: string | null;
  crew: string | null;
  heads: number | null;
  quantity: number | null;
  quantity_unit: string | null;
}

/**
 * Reads a plan from a sheet with the headers of the export, in either language; only the names of tasks are required.
 * @throws GongdiError `conflict` that names row and mistake, or says that it is no such sheet
 */
export function fileOfSheet(
  cells: readonly (readonly string[])[],
  { start, calendars, minutes, name }: { start: number; calendars: Plan['calendars']; minutes: number; name: string },
): { file: ProjectFile; work: Map<string, SheetWork> } {
  const [head = [], ...body] = cells;
  const columns = new Map<Column, number>();
  for (const texts of Object.values(columnTexts))
    for (const key of ORDER) {
      const found = head.findIndex((cell) => cell.trim() === texts[key]);
      if (found >= 0) columns.set(key, found);
    }
  if (!columns.has('name')) throw refusedBy(scheduleLabel('notProject'));
  const rows = body
    .map((row, at) => ({
      number: at + 2,
      of: (key: Column) => (columns.has(key) ? (row[columns.get(key)!] ?? '').trim() : ''),
    }))
    .filter(({ of }) => ORDER.some((key) => of(key) !== ''));
  const ids = rows.map((_, at) => `row-${at + 1}`);
  // Numbers in the column of predecessors are those of the first column; without it, the place in the sheet.
  const byNumber = new Map(rows.map(({ of }, at) => [of('row') || String(at + 1), ids[at]!]));
  const above: string[] = [];
  const tasks: PlanTask[] = [];
  const links: PlanLink[] = [];
  const baseline = new Map<string, { start: number; finish: number }>();
  const work = new Map<string, SheetWork>();
  for (const [at, row] of rows.entries()) {
    const id = ids[at]!;
    const task = taskOf(row, id, above, minutes);
    tasks.push(task);
    const kept = spanOf(row.of('baselineStart'), row.of('baselineFinish'));
    if (kept) baseline.set(id, kept);
    work.set(id, {
      part: row.of('part') || null,
      crew: row.of('crew') || null,
      heads: numberOr(row.of('heads')),
      quantity: numberOr(row.of('quantity')),
      quantity_unit: row.of('unit') || null,
    });
    links.push(...linksOf(row, id, byNumber, minutes));
  }
  // What has others inside is a summary, whose duration is theirs.
  const parents = new Set(tasks.map(({ parent }) => parent));
  for (const task of tasks) if (parents.has(task.id)) task.duration = 0;
  return {
    file: {
      name,
      plan: { start, calendars, tasks, links },
      baseline,
      resources: [],
      assignments: [],
      notes: new Map(),
    },
    work,
  };
}

interface SheetRow {
  number: number;
  of: (key: Column) => string;
}

function fail(row: number, ...said: Parameters<typeof scheduleLabel>): never {
  throw refusedBy(scheduleLabel('sheetRow', { row, problem: scheduleLabel(...said) }));
}

/** @param above ids of the summaries around the row before; brought up to date */
function taskOf({ number, of }: SheetRow, id: string, above: string[], minutes: number): PlanTask {
  const level = of('level') === '' ? 1 : Number(of('level'));
  if (!Number.isInteger(level) || level < 1 || level > above.length + 1) fail(number, 'sheetLevel');
  if (of('name') === '') fail(number, 'sheetName');
  const days = of('days') === '' ? 1 : Number(of('days'));
  if (!Number.isFinite(days) || days < 0) fail(number, 'sheetDuration');
  const parent = above[level - 2];
  above.length = level - 1;
  above.push(id);
  const task: PlanTask = { id, name: of('name'), duration: Math.round(days * minutes) };
  if (parent !== undefined) task.parent = parent;
  const percent = Number(of('percent') || 0);
  if (percent > 0) task.percent = Math.min(100, percent);
  const begun = minuteOf(of('actualStart'));
  const done = minuteOf(of('actualFinish'));
  if (!Number.isNaN(begun)) task.actual = { start: begun + 480, ...(!Number.isNaN(done) && { finish: done + 1020 }) };
  return task;
}

function spanOf(from: string, to: string): { start: number; finish: number } | undefined {
  const [start, finish] = [minuteOf(from), minuteOf(to)];
  return Number.isNaN(start) || Number.isNaN(finish) ? undefined : { start: start + 480, finish: finish + 1020 };
}

function linksOf(
  { number, of }: SheetRow,
  to: string,
  byNumber: ReadonlyMap<string, string>,
  minutes: number,
): PlanLink[] {
  return of('before')
    .split(/[,，;；]/)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const parts = /^(\d+)\s*(FF|FS|SF|SS)?\s*([+-]\s*[\d.]+)?\s*(ed|d|天)?$/i.exec(text.trim());
      const from = byNumber.get(parts?.[1] ?? '');
      if (!parts || from === undefined) return fail(number, 'sheetLink', { text });
      const kind = KINDS.indexOf((parts[2]?.toUpperCase() ?? 'FS') as (typeof KINDS)[number]) as LinkKind;
      const elapsed = parts[4]?.toLowerCase() === 'ed';
      const lag = Math.round(Number((parts[3] ?? '0').replaceAll(/\s/g, '')) * (elapsed ? 1440 : minutes));
      return { from, to, kind, lag, ...(elapsed && { elapsed }) };
    });
}

const numberOr = (text: string): number | null => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : null);

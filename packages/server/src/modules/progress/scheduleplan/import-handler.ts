import * as zlib from 'node:zlib';
import { calls } from '@gongdi/api';
import { scheduleplan } from '@gongdi/domain';
import { dayText, PLAN_CALENDAR, schedulePlan, TASK_STATE, type PlanTask } from '@gongdi/domain/schedule';
import {
  inflateByZlib,
  isFault,
  openWorkbook,
  rowsOf,
  SheetError,
  type CellFault,
  type CellValue,
} from '@gongdi/sheets';
import { ProjectFileError, readMspdi, type ProjectFile, type ProjectFileErrorCode } from '@gongdi/sheets/project';
import { sql } from 'kysely';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type Handler } from '../../../handler/index.ts';
import { anyOf, newId, transaction, type Db } from '../../../store/index.ts';
import { putLinks, putTasks, raiseVersion, removeTasks } from './content-handlers.ts';
import { changeablePlan, conflict, refusedBy, type PlanRow, type ScheduleGround } from './ground.ts';
import { loadContent, workStart } from './load-content.ts';
import { dayMinutes, recalculate } from './recalculate.ts';
import { fileOfSheet, type SheetWork } from './sheet-content.ts';
import { calendarsOf } from './calendars.ts';
import { leftLabel } from './text/index.ts';

const inflate = inflateByZlib(zlib);
/** Cells of a workbook, so that a small file does not become a large one. */
const MOST_ROWS = 20_001;

const REFUSED = {
  'too-large': 'tooLarge',
  'too-many': 'tooMany',
  'not-xml': 'notXml',
  'not-a-project': 'notProject',
  doctype: 'doctype',
} as const satisfies Record<ProjectFileErrorCode, string>;

/** Replaces the content of a plan by that of a file. */
export const importHandler = ({ db, setting }: ScheduleGround): Handler =>
  handle(calls.schedule.importFile, async ({ form: { id }, file }, context) => {
    const isBook = file.bytes[0] === 0x50 || file.bytes[0] === 0xd0;
    const cells = isBook ? await cellsOf(file.bytes) : undefined;
    const read = cells ? undefined : readXml(file.bytes);
    return transaction(db, async (trx) => {
      const plan = await changeablePlan(trx, id, context);
      const { file: taken, work } = cells ? await fromSheet(trx, plan, cells) : { file: read!.file, work: undefined };
      // What cannot be calculated is not stored; the label names what is wrong.
      const { problems } = schedulePlan(taken.plan);
      if (problems) throw refusedBy(problems[0]!.label);
      const left = new Map<Parameters<typeof leftLabel>[0], number>(read?.report);
      const more = await store(trx, plan, taken, work, context);
      if (more > 0) left.set('more-resources', more);
      const version = await raiseVersion(trx, id, context);
      const stored = await trx.selectFrom('schedule_plan').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      await recalculate(trx, await loadContent(trx, { ...stored, version }), { setting });
      const event = { action: 'schedule_import', subject: scheduleplan.name, subject_id: id } as const;
      await recordAudit(trx, context, actorOf(context.caller), event);
      return {
        tasks: taken.plan.tasks.length,
        links: taken.plan.links.length,
        left_out: [...left].map(([what, times]) => ({ label: leftLabel(what), times })),
      };
    });
  });

function readXml(bytes: Uint8Array) {
  try {
    return readMspdi(bytes);
  } catch (error) {
    if (error instanceof ProjectFileError) throw conflict(REFUSED[error.code]);
    throw error;
  }
}

async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows: string[][] = [];
    for await (const { cells } of rowsOf(await openWorkbook(bytes, { inflate }))) {
      if (rows.length > MOST_ROWS) throw conflict('tooMany');
      rows.push(Array.from(cells, textOf));
    }
    return rows;
  } catch (error) {
    if (error instanceof SheetError) throw conflict('noFile');
    throw error;
  }
}

function textOf(cell: CellValue | CellFault | undefined): string {
  if (cell === undefined || cell === null || isFault(cell)) return '';
  return String(cell);
}

async function fromSheet(trx: Db, plan: PlanRow, cells: readonly (readonly string[])[]) {
  const calendars = await calendarsOf(trx, plan);
  return fileOfSheet(cells, {
    start: workStart(calendars[0]!, plan.starts_on),
    calendars,
    minutes: dayMinutes({ calendars }),
    name: plan.plan_name,
  });
}

/** @returns how many assignments had no place: a task has one crew */
async function store(
  trx: Db,
  plan: PlanRow,
  { plan: value, baseline, resources, assignments, notes }: ProjectFile,
  work: ReadonlyMap<string, SheetWork> | undefined,
  context: Parameters<typeof putTasks>[3],
): Promise<number> {
  const gone = await trx.selectFrom('schedule_task').select('id').where('plan_id', '=', plan.id).execute();
  await removeTasks(
    trx,
    plan.id,
    gone.map(({ id }) => id),
  );
  if (!work) {
    // Raw SQL: a JSON value of many rows.
    await sql`
      insert into schedule_calendar (plan_id, calendars) values (${plan.id}, ${JSON.stringify(value.calendars)}::jsonb)
      on conflict (plan_id) do update set calendars = excluded.calendars`.execute(trx);
    await trx
      .updateTable('schedule_plan')
      .set({
        works_on: PLAN_CALENDAR.own,
        starts_on: dayText(value.start),
        data_date: value.dataDate === undefined ? null : dayText(value.dataDate),
      })
      .where('id', '=', plan.id)
      .execute();
  }
  const ids = new Map(value.tasks.map(({ id }) => [id, newId()]));
  const { crews, more } = crewsOf(resources, assignments);
  const partOf = work && (await partsNamed(trx, plan, [...work.values()]));
  const terms = value.tasks.map((task, at) => {
    const { part = null, ...own }: Partial<SheetWork> = work?.get(task.id) ?? {};
    return {
      ...termsOf(task, ids, at),
      ...crews.get(task.id),
      ...own,
      part_id: (part !== null && partOf?.get(part)) || null,
    };
  });
  await putTasks(trx, plan, terms, context);
  await putLinks(
    trx,
    plan.id,
    value.links.map(({ from, to, kind, lag = 0, elapsed = false }) => ({
      from: ids.get(from)!,
      to: ids.get(to)!,
      kind,
      lag,
      elapsed,
    })),
  );
  const reported = value.tasks.map((task) => ({
    id: ids.get(task.id)!,
    ...reportOf(task),
    baseline_start_at: baseline.get(task.id)?.start ?? null,
    baseline_finish_at: baseline.get(task.id)?.finish ?? null,
    remark: notes.get(task.id)?.slice(0, 500) ?? null,
  }));
  // Raw SQL: rows come as one value.
  await sql`
    update schedule_task t set percent = n.percent, task_state = n.task_state, actual_start_at = n.actual_start_at,
      actual_finish_at = n.actual_finish_at, actual_start_on = n.actual_start_on, actual_finish_on = n.actual_finish_on,
      remaining = n.remaining, baseline_start_at = n.baseline_start_at, baseline_finish_at = n.baseline_finish_at,
      remark = n.remark
    from jsonb_to_recordset(${JSON.stringify(reported)}::jsonb) as n(id text, percent numeric, task_state integer,
      actual_start_at bigint, actual_finish_at bigint, actual_start_on date, actual_finish_on date, remaining bigint,
      baseline_start_at bigint, baseline_finish_at bigint, remark text)
    where t.id = n.id`.execute(trx);
  return more;
}

/** Ids of parts of the project by their full names. @throws GongdiError that names one that is not there */
async function partsNamed(trx: Db, plan: PlanRow, work: readonly SheetWork[]): Promise<Map<string, string>> {
  const names = [...new Set(work.flatMap(({ part }) => part ?? []))];
  const parts = await trx
    .selectFrom('part')
    .select(['id', 'full_name'])
    .where('project_id', '=', plan.project_id)
    .where('full_name', '=', anyOf(names))
    .execute();
  const found = new Map(parts.map(({ id, full_name }) => [full_name ?? '', id]));
  const unknown = names.find((name) => !found.has(name));
  if (unknown !== undefined) throw conflict('partUnknown', { name: unknown });
  return found;
}

/** Crew and heads of each task; a task has one crew. */
function crewsOf(resources: ProjectFile['resources'], assignments: ProjectFile['assignments']) {
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  const crews = new Map<string, { crew: string | null; heads: number | null }>();
  let more = 0;
  for (const { task, resource, units } of assignments) {
    if (crews.has(task)) more += 1;
    else crews.set(task, { crew: names.get(resource)?.slice(0, 60) ?? null, heads: Math.round(units) || null });
  }
  return { crews, more };
}

const termsOf = (task: PlanTask, ids: ReadonlyMap<string, string>, at: number) => ({
  id: ids.get(task.id)!,
  parent_id: task.parent === undefined ? null : ids.get(task.parent)!,
  order_key: at + 1,
  task_name: task.name.trim().slice(0, 200) || '—',
  duration: task.duration,
  calendar_id: task.calendar ?? null,
  constraint_kind: task.constraint ?? null,
  constraint_at: task.constraintAt ?? null,
  deadline_at: task.deadline ?? null,
  node_kind: 0,
  charge_id: null,
  leader_id: null,
  part_id: null,
  weight: null,
  crew: null,
  heads: null,
  quantity: null,
  quantity_unit: null,
});

/** What a file says of the work on a task. */
function reportOf({ actual, percent = 0 }: PlanTask) {
  const finish = actual?.finish;
  return {
    percent: finish === undefined ? percent : 100,
    task_state: actual ? (finish === undefined ? TASK_STATE.running : TASK_STATE.finished) : TASK_STATE.waiting,
    actual_start_at: actual?.start ?? null,
    actual_finish_at: finish ?? null,
    actual_start_on: actual ? dayText(actual.start) : null,
    actual_finish_on: finish === undefined ? null : dayText(finish),
    remaining: actual?.remaining ?? null,
  };
}

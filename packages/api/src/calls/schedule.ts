import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall, UPLOAD_TIMEOUT } from '../call.ts';

// The content of schedules (defined here; the console specification shows no such calls). Times are civil minutes since
// 1970, as in `@gongdi/domain/schedule`.

const service = 'user' as const;
const id = z.string().min(1).max(64);
const minute = z.int().min(0).max(100_000_000);
/** Bytes of a file to import. */
const FILE_LIMIT = 50 * 1024 * 1024;

const span = z.object({ from: z.int(), to: z.int() });
const calendar = z.object({
  id: z.string(),
  name: z.string(),
  week: z.array(z.array(span)),
  days: z.array(z.object({ day: z.string(), spans: z.array(span) })),
});

/** What people change of a task. */
const terms = z.strictObject({
  id,
  parent_id: id.nullable(),
  order_key: z.number(),
  task_name: z.string().trim().min(1).max(200),
  /** Working minutes; 0: a milestone. */
  duration: z.int().min(0).max(5_000_000),
  calendar_id: z.string().max(64).nullable(),
  constraint_kind: z.int().min(0).max(7).nullable(),
  constraint_at: minute.nullable(),
  deadline_at: minute.nullable(),
  node_kind: z.int().min(0).max(1),
  charge_id: id.nullable(),
  /** Told from the third day on which a node is late. */
  leader_id: id.nullable().default(null),
  /** Part of the building that is worked on. */
  part_id: id.nullable().default(null),
  crew: z.string().max(60).nullable(),
  heads: z.int().min(0).max(10_000).nullable(),
  quantity: z.number().min(0).nullable(),
  quantity_unit: z.string().max(10).nullable(),
  weight: z.number().min(0).nullable(),
});
export type ScheduleTerms = z.output<typeof terms>;

const link = z.strictObject({
  from: id,
  to: id,
  /** FF 0, FS 1, SF 2, SS 3. */
  kind: z.int().min(0).max(3),
  /** Minutes; negative: a lead. */
  lag: z.int().min(-1_000_000).max(1_000_000),
  elapsed: z.boolean(),
});
export type ScheduleLink = z.output<typeof link>;

/** A task with what is reported of it and the baseline. */
const task = terms.extend({
  percent: z.number(),
  actual_start: z.int().nullable(),
  actual_finish: z.int().nullable(),
  remaining: z.int().nullable(),
  baseline_start: z.int().nullable(),
  baseline_finish: z.int().nullable(),
});
export type ScheduleTask = z.output<typeof task>;

/** Returns all of a plan: the dates follow from it (`schedulePlan`). */
export const content = defineCall({
  name: 'schedule.content',
  label: { zh: '计划内容', en: 'Content of a schedule' },
  service,
  method: 'GET',
  path: 'schedule/plan/content',
  input: { query: z.object({ id }) },
  output: z.object({
    id,
    plan_name: z.string(),
    project_id: z.string(),
    status: z.int(),
    /** Rises with each change of the plan or its content. */
    version: z.int(),
    /** Whether the caller may change tasks and links now. */
    may_change: z.boolean(),
    start: z.int(),
    data_date: z.int().nullable(),
    calendars: z.array(calendar),
    tasks: z.array(task),
    links: z.array(link),
  }),
  permission: permission('scheduleplan', 'list'),
});

/**
 * Changes tasks and links: those that are new or different, and those that are gone. All dates are calculated again.
 * Refused, wholly, when the plan has been changed since that version, or when it would have a cycle.
 */
export const change = defineCall({
  name: 'schedule.change',
  label: { zh: '修改计划内容', en: 'Change a schedule' },
  service,
  method: 'PUT',
  path: 'schedule/plan/content',
  input: {
    body: z.strictObject({
      id,
      version: z.int(),
      put: z.array(terms).max(5000),
      remove: z.array(id).max(5000),
      link: z.array(link).max(10_000),
      unlink: z.array(z.tuple([id, id])).max(10_000),
    }),
  },
  output: z.object({ version: z.int() }),
  permission: permission('scheduleplan', 'content'),
});

/**
 * Replaces the content of a draft by that of a file of MS Project (XML) or a workbook with the columns of the export.
 * @returns how many tasks and links came in, and how often each thing was met that the product does not have
 */
export const importFile = defineCall({
  name: 'schedule.import',
  label: { zh: '导入计划', en: 'Import a schedule' },
  service,
  method: 'POST',
  path: 'schedule/plan/import',
  input: { form: z.object({ id }) },
  output: z.object({
    tasks: z.int(),
    links: z.int(),
    left_out: z.array(z.object({ label: z.object({ zh: z.string(), en: z.string() }), times: z.int() })),
  }),
  permission: permission('scheduleplan', 'content'),
  timeout: UPLOAD_TIMEOUT,
  limit: FILE_LIMIT,
});

/** Returns a plan as XML of MS Project or as a workbook. */
export const exportFile = defineCall({
  name: 'schedule.export',
  label: { zh: '导出计划', en: 'Export a schedule' },
  service,
  method: 'GET',
  path: 'schedule/plan/file',
  input: { query: z.object({ id, format: z.enum(['xml', 'xlsx']) }) },
  output: 'blob',
  permission: permission('scheduleplan', 'export'),
});

/** Returns the plan of a year, season, month, week or day as a workbook. */
export const periodFile = defineCall({
  name: 'schedule.period',
  label: { zh: '导出周期计划', en: 'Export the plan of a period' },
  service,
  method: 'GET',
  path: 'schedule/plan/period',
  input: {
    query: z.object({ id, level: z.enum(['year', 'season', 'month', 'week', 'day']), day: z.iso.date() }),
  },
  output: 'blob',
  permission: permission('scheduleplan', 'export'),
});

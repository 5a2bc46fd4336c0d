import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// The monthly sheet, heads on site, key posts and statistics of labour (defined here: the console specification names
// the pages and no calls).

const service = 'user' as const;
const id = z.string().min(1).max(64);
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const look = permission('attendance', 'list');

const sums = z.object({
  /** Days in halves. */
  halves: z.int(),
  minutes: z.int(),
  extra_minutes: z.int(),
  late: z.int(),
  early: z.int(),
  absent: z.int(),
  leave: z.int(),
  /** Days on which a passage is missing. */
  missing: z.int(),
});

/** Whose sheet is asked for. */
const sheetQuery = z.object({ project_id: id, team_id: id.optional(), month });

const person = z.object({
  staff_id: z.string(),
  name: z.string(),
  team_id: z.string().nullable(),
  team_name: z.string(),
  /** Value of the dictionary `trade`. */
  trade: z.int().nullable(),
  /** One for each day of the month; null: no record. */
  days: z.array(
    z
      .object({
        id: z.string(),
        /** Value of the dictionary `attendance_state`. */
        state: z.int(),
        halves: z.int(),
      })
      .nullable(),
  ),
  sums,
});

/** Returns the monthly sheet of a project or team: people, days, sums. */
export const sheet = defineCall({
  name: 'attendance.sheet',
  label: { zh: '月考勤表', en: 'Monthly sheet' },
  service,
  method: 'GET',
  path: 'attendance/sheet',
  input: { query: sheetQuery },
  output: z.object({
    days: z.array(z.string()),
    /** Days off by the work calendar. */
    days_off: z.array(z.string()),
    people: z.array(person),
    total: sums,
  }),
  permission: look,
});

/** Returns the monthly sheet as Excel. */
export const sheetExport = defineCall({
  name: 'attendance.sheetExport',
  label: { zh: '导出月考勤表', en: 'Export the monthly sheet' },
  service,
  method: 'GET',
  path: 'attendance/sheet/export',
  input: { query: sheetQuery },
  output: 'blob',
  permission: permission('attendance', 'export'),
});

/** Counts who was on site at each full hour of a day, by trade. */
export const heads = defineCall({
  name: 'attendance.heads',
  label: { zh: '各时段在场人数', en: 'Heads on site by hour' },
  service,
  method: 'GET',
  path: 'attendance/heads',
  input: { query: z.object({ project_id: id, day: z.iso.date() }) },
  output: z.object({
    /** Values of the dictionary `trade` that were on site; 0: not known. */
    trades: z.array(z.int()),
    /** For each hour from 0 to 23, heads in the order of `trades`; null: the hour has not come. */
    hours: z.array(z.array(z.int()).nullable()),
    /** Different people of the day. */
    people: z.int(),
  }),
  permission: look,
});

const post = z.object({
  staff_id: z.string(),
  name: z.string(),
  trade: z.int(),
  /** Days of the month until today on which presence is expected. */
  expected: z.int(),
  /** Present, in halves of days. */
  halves: z.int(),
  /** Days of leave to which the owner has consented. */
  consented: z.int(),
  /** Days of leave without that consent: they do not count. */
  leave: z.int(),
  /** Percent; null: no day was expected yet. */
  ratio: z.int().nullable(),
});

/** Tells whether the key posts of a project are present: project leader by ratio, safety officers by area. */
export const keyPosts = defineCall({
  name: 'attendance.keyPosts',
  label: { zh: '关键岗位到岗', en: 'Presence of key posts' },
  service,
  method: 'GET',
  path: 'attendance/key-posts',
  input: { query: z.object({ project_id: id, month }) },
  output: z.object({
    /** Percent of the month that a project leader has to be present. */
    required_ratio: z.int(),
    people: z.array(post),
    floor_area: z.number().nullable(),
    /** Safety officers that the area asks for; null: the area is not known. */
    officers_required: z.int().nullable(),
    officers: z.int(),
    warnings: z.array(z.enum(['no_leader', 'leader_absent', 'officers_missing', 'area_unknown'])),
  }),
  permission: look,
});

/**
 * Tells which stored days would change if a draft of a rule or duty sheet were in force, or if a duty sheet in force were
 * withdrawn. It changes nothing.
 */
export const preview = defineCall({
  name: 'attendance.preview',
  label: { zh: '预览考勤变化', en: 'Preview of changed days' },
  service,
  method: 'GET',
  path: 'attendance/preview',
  input: {
    query: z
      .object({ rule_id: id.optional(), duty_id: id.optional() })
      .refine(({ rule_id, duty_id }) => (rule_id === undefined) !== (duty_id === undefined)),
  },
  output: z.object({
    from: z.string(),
    to: z.string(),
    /** Projects that were looked at; of a rule of the organisation, the first ones. */
    projects: z.int(),
    /** False: there are more projects than were looked at. */
    whole: z.boolean(),
    people: z.int(),
    changed: z.int(),
    halves_before: z.int(),
    halves_after: z.int(),
    /** The first changes. */
    list: z.array(
      z.object({
        staff_id: z.string(),
        name: z.string(),
        day: z.string(),
        /** Null: no record. */
        before: z.object({ state: z.int(), halves: z.int() }).nullable(),
        after: z.object({ state: z.int(), halves: z.int() }).nullable(),
      }),
    ),
  }),
  permission: look,
});

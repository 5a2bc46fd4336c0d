import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

// Statistics of labour (console specification, section 2.2, `reportstatistics`: it names the page and no calls).

const service = 'user' as const;
const id = z.string().min(1).max(64);

/** What people are counted by. */
export const REPORT_VIEWS = ['trade', 'team', 'unit', 'age', 'gender', 'origin'] as const;

const asked = z.object({
  /** Absent: all projects that the caller sees. */
  project_id: id.optional(),
  from: z.iso.date(),
  to: z.iso.date(),
});

/** Wages of the months in the time, published or later, yuan; null for whoever may not see wages. */
const wages = z.object({ due: z.string(), paid: z.string() }).nullable();

const group = z.object({
  /** Stands for the group in `report.people`. */
  key: z.string(),
  label: z.string(),
  heads: z.int(),
  /** Days in halves that were attended in the time. */
  halves: z.int(),
  minutes: z.int(),
  wages,
});

/** Counts the people on site and what they attended in a time, in several ways. */
export const statistics = defineCall({
  name: 'report.statistics',
  label: { zh: '劳务统计', en: 'Statistics of labour' },
  service,
  method: 'GET',
  path: 'report/statistics',
  input: { query: asked },
  output: z.object({
    heads: z.int(),
    halves: z.int(),
    minutes: z.int(),
    wages,
    views: z.array(z.object({ view: z.enum(REPORT_VIEWS), groups: z.array(group) })),
  }),
  permission: permission('reportstatistics', 'list'),
});

/** Returns the people of one group of the statistics. */
export const people = defineCall({
  name: 'report.people',
  label: { zh: '统计明细人员', en: 'People of a group' },
  service,
  method: 'GET',
  path: 'report/people',
  input: { query: asked.extend({ view: z.enum(REPORT_VIEWS), key: z.string().max(64) }) },
  output: z.object({
    list: z.array(
      z.object({
        staff_id: z.string(),
        name: z.string(),
        trade: z.int(),
        team_name: z.string(),
        project_name: z.string(),
        halves: z.int(),
        minutes: z.int(),
        wages,
      }),
    ),
  }),
  permission: permission('reportstatistics', 'list'),
});

/** Returns the report with the columns that the settings name, one row for each person, as Excel. */
export const sheet = defineCall({
  name: 'report.sheet',
  label: { zh: '导出劳务报表', en: 'Export the report' },
  service,
  method: 'GET',
  path: 'report/sheet',
  input: { query: asked },
  output: 'blob',
  permission: permission('reportstatistics', 'export'),
});

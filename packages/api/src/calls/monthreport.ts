import { permission } from '@gongdi/domain';
import * as z from 'zod';
import { defineCall } from '../call.ts';

const id = z.string().min(1).max(64);
const NAMES = { company: 'safeproducemonthreportcompany', group: 'safeproducemonthreportgroup' } as const;

const figure = z.object({
  key: z.string(),
  value: z.number(),
  /** Records behind it. */
  sources: z.int(),
});
export type ReportFigure = z.output<typeof figure>;

const source = z.object({
  /** Resource and record; for a group the report of a company. */
  resource: z.string(),
  id: z.string(),
  title: z.string(),
  day: z.string().nullable(),
  amount: z.number(),
});
export type ReportSource = z.output<typeof source>;

const figuresOf = (level: keyof typeof NAMES) =>
  defineCall({
    name: `month-report.${level}Figures`,
    label: { zh: '安全月报数字', en: 'Figures of a monthly report' },
    service: 'device',
    method: 'GET',
    path: `month-report-${level}/{id}/figures`,
    input: { params: z.object({ id }) },
    output: z.object({
      /** Whether they were frozen when the report was handed in. */
      frozen: z.boolean(),
      figures: z.array(figure),
      /** Companies that have not handed in; of a group. */
      missing: z.array(z.object({ org_id: z.string(), name: z.string() })),
    }),
    permission: permission(NAMES[level], 'detail'),
  });

const sourcesOf = (level: keyof typeof NAMES) =>
  defineCall({
    name: `month-report.${level}Sources`,
    label: { zh: '安全月报数字的来源', en: 'Sources of a figure' },
    service: 'device',
    method: 'GET',
    path: `month-report-${level}/{id}/sources`,
    input: {
      params: z.object({ id }),
      query: z.object({
        figure: z.string().min(1).max(40),
        page: z.coerce.number().int().min(1).max(100_000).default(1),
        page_size: z.coerce.number().int().min(1).max(100).default(20),
      }),
    },
    output: z.object({ list: z.array(source), total: z.int() }),
    permission: permission(NAMES[level], 'detail'),
  });

export const companyFigures = figuresOf('company');
export const groupFigures = figuresOf('group');
export const companySources = sourcesOf('company');
export const groupSources = sourcesOf('group');

/** Reminds the companies that have not handed in. */
export const remind = defineCall({
  name: 'month-report.remind',
  label: { zh: '催报', en: 'Remind' },
  service: 'device',
  method: 'POST',
  path: 'month-report-group/remind',
  input: { body: z.object({ id }) },
  output: z.object({ companies: z.int() }),
  permission: permission(NAMES.group, 'edit'),
});

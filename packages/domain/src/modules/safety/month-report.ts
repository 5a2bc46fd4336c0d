import { field } from '../../field/field.ts';
import { daysOfMonth } from '../../risk/month-figures.ts';
import { MONTH_REPORT, monthReportStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const TAKEN = ['column', 'detail'] as const;

/** Fields of a monthly report of a company and of a group. The title is kept by the database. */
export const monthFields = () => ({
  report_title: field.text({
    label: { zh: '月报', en: 'Report' },
    maxLength: 200,
    query: 'like' as const,
    on: KEPT,
    group: 'report',
    column: { width: 300, fixed: 'left' },
  }),
  report_status: field.code({
    label: { zh: '上报状态', en: 'State' },
    required: true,
    dict: monthReportStatus,
    query: 'in',
    initial: MONTH_REPORT.draft,
    on: KEPT,
    group: 'report',
    column: { width: 110 },
  }),
  report_month: field.text({
    label: { zh: '月份', en: 'Month' },
    hint: { zh: '写作 2026-10', en: 'Written as 2026-10' },
    required: true,
    maxLength: 7,
    query: 'eq',
    on: ['column', 'query', 'add', 'detail', 'sheet'],
    group: 'report',
    column: { width: 100, sort: true, priority: 1 },
    example: '2026-10',
  }),
  summary: field.textarea({
    label: { zh: '本月安全生产情况', en: 'Safety of the month' },
    maxLength: 4000,
    group: 'report',
    column: { width: 260, hidden: true },
  }),
  next_plan: field.textarea({
    label: { zh: '下月工作安排', en: 'Plans for the next month' },
    maxLength: 4000,
    group: 'report',
    column: { width: 260, hidden: true },
  }),
  handed_by: field.reference({
    label: { zh: '上报人', en: 'Handed in by' },
    ref: 'usermanage',
    on: TAKEN,
    group: 'handin',
    column: { width: 110 },
  }),
  handed_at: field.datetime({
    label: { zh: '上报时间', en: 'Handed in at' },
    on: TAKEN,
    group: 'handin',
    column: { width: 170, sort: true },
  }),
});

/** The course of a report: a draft whose figures are counted, then handed in and frozen. */
export const monthCourse = <const P extends string>(path: P, asks: readonly string[]) => ({
  service: 'device' as const,
  title: 'report_title' as const,
  scope: 'organisation' as const,
  sort: { field: 'created_at', order: 'desc' as const },
  groups: { report: { zh: '月报', en: 'Report' }, handin: { zh: '上报', en: 'Handing in' } },
  endpoints: {
    list: `GET ${path}` as const,
    detail: `GET ${path}/{id}` as const,
    add: `POST ${path}` as const,
    edit: `PUT ${path}` as const,
    delete: `DELETE ${path}/{id}` as const,
    export: `GET ${path}/export` as const,
    word: `GET ${path}/word` as const,
  },
  lifecycle: { field: 'report_status', editable: [MONTH_REPORT.draft] },
  actions: {
    handin: {
      label: { zh: '上报', en: 'Hand in' },
      endpoint: `PUT ${path}/handin` as const,
      confirm: { zh: '上报后数字和来源冻结，不能再改', en: 'The figures and their sources are frozen' },
      step: {
        from: [MONTH_REPORT.draft],
        to: MONTH_REPORT.handedIn,
        asks,
        stamps: { by: 'handed_by', at: 'handed_at' },
      },
    },
  },
  check: ({ report_month }: Readonly<Record<string, unknown>>) =>
    typeof report_month === 'string' && !daysOfMonth(report_month)
      ? [{ path: 'report_month', label: { zh: '月份写作 2026-10', en: 'Write the month as 2026-10' } }]
      : [],
});

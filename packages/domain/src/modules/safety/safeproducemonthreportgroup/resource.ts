import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { monthCourse, monthFields } from '../month-report.ts';

/** Monthly safety reports of groups over the companies directly below (console specification, section 2.3). */
export default defineResource({
  name: 'safeproducemonthreportgroup',
  noun: 'group_month_report',
  label: { zh: '集团安全生产月报', en: 'Group safety report' },
  about: {
    zh: '集团每月的安全生产月报：汇总直属公司已上报的月报，列出缺报公司并催报；上报时连同来源冻结。',
    en: 'The report of a group: the reports that the companies directly below have handed in, summed up, with those that are missing; all is frozen when it is handed in.',
  },
  rules: [
    {
      zh: '只汇总直属公司已上报的月报；还有公司缺报时，须写明缺报说明才能上报。',
      en: 'It sums up what was handed in; while a company is missing, it is handed in with a reason only.',
    },
    {
      zh: '从设置的日期起，每天自动提醒缺报公司，直到上报。',
      en: 'From the day of the setting on, companies that are missing are reminded each day.',
    },
  ],
  ...monthCourse('month-report-group', ['missing_note', 'summary', 'next_plan']),
  fields: {
    ...monthFields(),
    missing_note: field.textarea({
      label: { zh: '缺报说明', en: 'Why reports are missing' },
      hint: { zh: '还有公司缺报时必填', en: 'Required while a company is missing' },
      maxLength: 1000,
      on: ['column', 'detail'],
      group: 'handin',
      column: { width: 200, hidden: true },
    }),
    missing_names: field.textarea({
      label: { zh: '上报时缺报的公司', en: 'Missing when it was handed in' },
      maxLength: 4000,
      on: ['column', 'detail'],
      group: 'handin',
      column: { width: 200, hidden: true },
    }),
    reminded_on: field.date({
      label: { zh: '最近催报', en: 'Last reminder' },
      on: ['column', 'detail'],
      group: 'handin',
      column: { width: 120, hidden: true },
    }),
  },
});

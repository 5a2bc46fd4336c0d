import { PLAN } from '../../../attendance/codes.ts';
import { DEFAULT_RULE } from '../../../attendance/defaults.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { attendancePlan, worksOn } from '../dictionary.ts';

const number = (zh: string, en: string, [min, max]: readonly [number, number], fallback: number, hint?: string) =>
  field.integer({
    label: { zh, en },
    ...(hint && { hint: { zh: hint, en: 'To be confirmed for your region' } }),
    required: true,
    min,
    max,
    initial: fallback,
    group: 'limits',
    column: { width: 120, hidden: true },
    example: String(fallback),
  });

/** Fixed rules with the work calendar (console specification, section 2.3, `attendance/manage/regular`). */
export default defineResource({
  name: 'attendanceregular',
  noun: 'attendance_rule',
  label: { zh: '固定考勤规则', en: 'Fixed rule' },
  about: {
    zh: '项目平日按哪个班次、哪些天上班，以及迟到、早退、半天、全天怎样算；没有排班表的日子按它计算。',
    en: 'The usual shift and days of work of a project, and what counts as late, early, half and whole. It holds on days that no duty sheet names.',
  },
  service: 'user',
  title: 'rule_name',
  scope: 'organisation',
  rules: [
    {
      zh: '草稿页上先预览会改变哪些人哪些天，确认后启用；启用后从生效日起重算，同一项目此前的规则在前一天结束。',
      en: 'The page of a draft shows which days would change. When it is put in force, days from its first day on are made again, and the rule before it ends the day before.',
    },
    {
      zh: '不选项目的规则对本单位所有项目有效，项目自己的规则优先。',
      en: 'A rule without a project holds for all projects of the organisation; a rule of the project goes before it.',
    },
    {
      zh: '工作日、节假日取自流程管理中的工作日历，不另设一份。',
      en: 'Working days and holidays are those of the working-day calendar of processes.',
    },
  ],
  groups: {
    basic: { zh: '规则', en: 'Rule' },
    limits: { zh: '判定', en: 'Limits' },
  },
  fields: {
    rule_name: field.text({
      label: { zh: '规则名称', en: 'Rule' },
      required: true,
      maxLength: 50,
      query: 'like',
      group: 'basic',
      column: { width: 180, fixed: 'left' },
      example: '夏季作息',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: attendancePlan,
      query: 'eq',
      initial: PLAN.draft,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 90 },
    }),
    project_id: projectField({ group: 'basic' }),
    shift_id: field.reference({
      label: { zh: '班次', en: 'Shift' },
      required: true,
      ref: 'attendancesort',
      query: 'eq',
      group: 'basic',
      column: { width: 130, priority: 1 },
    }),
    works_on: field.code({
      label: { zh: '上班日', en: 'Days of work' },
      required: true,
      dict: worksOn,
      initial: 1,
      group: 'basic',
      column: { width: 150, priority: 1 },
      example: '每天',
    }),
    from_date: field.date({
      label: { zh: '生效日期', en: 'From' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true },
      example: '2026-05-01',
    }),
    to_date: field.date({
      label: { zh: '结束日期', en: 'To' },
      on: ['column', 'detail'],
      group: 'basic',
      column: { width: 120 },
    }),
    late_grace: number('迟到宽限（分钟）', 'Late only after minutes', [0, 120], DEFAULT_RULE.late_grace),
    early_grace: number('早退宽限（分钟）', 'Early only before minutes', [0, 120], DEFAULT_RULE.early_grace),
    half_minutes: number('满多少分钟算半天', 'Half a day from minutes', [30, 720], DEFAULT_RULE.half_minutes, '未核定'),
    full_minutes: number('满多少分钟算一天', 'A day from minutes', [60, 900], DEFAULT_RULE.full_minutes, '未核定'),
    double_seconds: number(
      '多少秒内的重复读数算一次',
      'Same passage within seconds',
      [0, 600],
      DEFAULT_RULE.double_seconds,
    ),
    through_minutes: number(
      '多少分钟内经过两道闸机算一次',
      'Two gates within minutes are one way',
      [0, 120],
      DEFAULT_RULE.through_minutes,
    ),
  },
  check: ({ half_minutes, full_minutes }) =>
    typeof half_minutes === 'number' && typeof full_minutes === 'number' && half_minutes >= full_minutes
      ? [{ path: 'half_minutes', label: { zh: '半天的时长必须小于全天', en: 'Half a day must be less than a day' } }]
      : [],
  order: [['from_date', 'to_date']],
  lifecycle: { field: 'status', editable: [PLAN.draft] },
  actions: {
    enable: {
      label: { zh: '启用并重算', en: 'Put in force' },
      endpoint: 'PUT attendance/rule/enable',
      confirm: { zh: '从生效日起的考勤会按这条规则重算。', en: 'Days from its first day on are made again.' },
      step: { from: [PLAN.draft], to: PLAN.inForce, asks: [] },
    },
    end: {
      label: { zh: '停用', en: 'End' },
      endpoint: 'PUT attendance/rule/end',
      step: { from: [PLAN.inForce], to: PLAN.ended, asks: ['to_date'], needs: ['to_date'], danger: true },
    },
  },
  endpoints: {
    list: 'GET attendance/rule',
    detail: 'GET attendance/rule/{id}',
    add: 'POST attendance/rule',
    edit: 'PUT attendance/rule',
    delete: 'DELETE attendance/rule/{id}',
    export: 'GET attendance/rule/export',
  },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { PLAN_CALENDAR, PLAN_STATE, TASK_LIGHT } from '../../../schedule/codes.ts';
import { scheduleCalendar, scheduleKind, scheduleLight, scheduleState } from '../dictionary.ts';

const COUNTED = ['column', 'detail'] as const;

/**
 * Schedules (console specification, section 2.2: `scheduleplan`). Tasks and links are changed in the Gantt; the sums here
 * follow from them.
 */
export default defineResource({
  name: 'scheduleplan',
  noun: 'schedule_plan',
  label: { zh: '进度计划', en: 'Schedule' },
  about: {
    zh: '项目的进度计划：任务、搭接关系、日历、基准与实际进度；在横道图中编制，审批后留存基准，年、季、月、周、日计划由它得出。',
    en: 'Schedules of a project: tasks, links, calendars, baseline and progress. They are made in the Gantt; approval keeps a baseline, and plans of a year, month, week or day are drawn from them.',
  },
  service: 'user',
  title: 'plan_name',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'created_at', order: 'desc' },
  rules: [
    {
      zh: '所有日期由服务器按关键线路法计算；搭接关系成环时不予保存，并指出环上的任务。',
      en: 'The server calculates all dates by the critical path method. A cycle of links is refused, with its tasks.',
    },
    {
      zh: '审批通过时全部任务的计划日期存为基准，变更再次审批时更新；预测与基准相差的天数决定进度灯。',
      en: 'Approval keeps the dates of all tasks as the baseline, and so does the approval of a change. Days between forecast and baseline decide the light.',
    },
    {
      zh: '执行中的计划每天把数据日期推进到当天：未完成的工作只能排在今天以后。',
      en: 'The data date of a plan in force moves with the days: what is not done lies behind today.',
    },
    {
      zh: '工作日、节假日和作息取自流程管理中的工作日历，不另设一份；导入的计划保留其自己的日历。',
      en: 'Working days, holidays and hours are those of the working-day calendar. An imported plan keeps its own calendars.',
    },
  ],
  groups: {
    basic: { zh: '计划', en: 'Schedule' },
    state: { zh: '进度', en: 'Progress' },
    course: { zh: '审批', en: 'Approval' },
  },
  fields: {
    plan_name: field.text({
      label: { zh: '计划名称', en: 'Schedule' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left' },
      example: '3号楼总进度计划',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: scheduleState,
      query: 'in',
      initial: PLAN_STATE.draft,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 100 },
    }),
    project_id: projectField({ required: true, group: 'basic' }),
    plan_kind: field.code({
      label: { zh: '计划类型', en: 'Kind' },
      required: true,
      dict: scheduleKind,
      query: 'eq',
      initial: 1,
      group: 'basic',
      column: { width: 130, hidden: true },
    }),
    starts_on: field.date({
      label: { zh: '计划开始日期', en: 'Starts on' },
      required: true,
      group: 'basic',
      column: { width: 120, hidden: true },
      example: '2026-03-02',
    }),
    works_on: field.code({
      label: { zh: '工作日', en: 'Working days' },
      required: true,
      dict: scheduleCalendar,
      initial: PLAN_CALENDAR.exceptHolidays,
      group: 'basic',
      column: { width: 150, hidden: true },
    }),
    charge_id: field.reference({
      label: { zh: '计划负责人', en: 'In charge' },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      own: true,
      group: 'basic',
      column: { width: 120 },
    }),
    remark: field.textarea({
      label: { zh: '编制说明', en: 'Notes' },
      maxLength: 500,
      group: 'basic',
      column: false,
    }),
    light: field.code({
      label: { zh: '进度灯', en: 'Light' },
      dict: scheduleLight,
      query: 'in',
      initial: TASK_LIGHT.onTime,
      on: ['column', 'query', 'detail'],
      group: 'state',
      column: { width: 90, priority: 1 },
    }),
    data_date: field.date({
      label: { zh: '数据日期', en: 'Data date' },
      on: COUNTED,
      group: 'state',
      column: { width: 120, hidden: true },
    }),
    percent_done: field.decimal({
      label: { zh: '实际完成（%）', en: 'Done (%)' },
      on: COUNTED,
      group: 'state',
      column: { width: 110, priority: 1 },
    }),
    percent_planned: field.decimal({
      label: { zh: '计划完成（%）', en: 'Planned (%)' },
      on: COUNTED,
      group: 'state',
      column: { width: 110 },
    }),
    baseline_finish_on: field.date({
      label: { zh: '基准完成', en: 'Baseline finish' },
      on: COUNTED,
      group: 'state',
      column: { width: 120 },
    }),
    finish_on: field.date({
      label: { zh: '预测完成', en: 'Forecast finish' },
      query: 'between',
      on: ['column', 'query', 'detail'],
      group: 'state',
      column: { width: 120, sort: true },
    }),
    late_days: field.integer({
      label: { zh: '偏差（天）', en: 'Days behind' },
      hint: { zh: '预测完成减基准完成，正数为滞后', en: 'Forecast minus baseline; positive: late' },
      on: COUNTED,
      group: 'state',
      column: { width: 100, sort: true },
    }),
    task_count: field.integer({
      label: { zh: '任务数', en: 'Tasks' },
      initial: 0,
      on: COUNTED,
      group: 'state',
      column: { width: 90, hidden: true },
    }),
    late_count: field.integer({
      label: { zh: '滞后任务', en: 'Late tasks' },
      initial: 0,
      on: COUNTED,
      group: 'state',
      column: { width: 90 },
    }),
    revision: field.integer({
      label: { zh: '版次', en: 'Revision' },
      initial: 0,
      on: COUNTED,
      group: 'course',
      column: { width: 80, hidden: true },
    }),
    submitted_by: field.reference({
      label: { zh: '提交人', en: 'Submitted by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    submitted_at: field.datetime({ label: { zh: '提交时间', en: 'Submitted at' }, on: ['detail'], group: 'course' }),
    approved_by: field.reference({
      label: { zh: '批准人', en: 'Approved by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    approved_at: field.datetime({ label: { zh: '批准时间', en: 'Approved at' }, on: ['detail'], group: 'course' }),
    opinion: field.text({ label: { zh: '审批意见', en: 'Opinion' }, maxLength: 200, on: ['detail'], group: 'course' }),
    change_reason: field.text({
      label: { zh: '变更原因', en: 'Why it is changed' },
      maxLength: 200,
      on: ['detail'],
      group: 'course',
    }),
  },
  lifecycle: {
    field: 'status',
    editable: [PLAN_STATE.draft, PLAN_STATE.changing],
    decided: { approved: 'approve', refused: 'reject' },
  },
  actions: {
    submit: {
      label: { zh: '提交审批', en: 'Submit' },
      endpoint: 'PUT schedule/plan/submit',
      step: {
        from: [PLAN_STATE.draft, PLAN_STATE.changing],
        to: PLAN_STATE.submitted,
        asks: [],
        stamps: { by: 'submitted_by', at: 'submitted_at' },
      },
    },
    approve: {
      label: { zh: '批准', en: 'Approve' },
      endpoint: 'PUT schedule/plan/approve',
      step: {
        from: [PLAN_STATE.submitted],
        to: PLAN_STATE.approved,
        asks: ['opinion'],
        stamps: { by: 'approved_by', at: 'approved_at' },
        tells: ['charge_id'],
      },
    },
    reject: {
      label: { zh: '退回修改', en: 'Send back' },
      endpoint: 'PUT schedule/plan/reject',
      step: {
        from: [PLAN_STATE.submitted],
        to: PLAN_STATE.changing,
        asks: ['opinion'],
        needs: ['opinion'],
        tells: ['charge_id'],
        danger: true,
      },
    },
    revise: {
      label: { zh: '变更计划', en: 'Change' },
      endpoint: 'PUT schedule/plan/revise',
      step: {
        from: [PLAN_STATE.approved],
        to: PLAN_STATE.changing,
        asks: ['change_reason'],
        needs: ['change_reason'],
      },
    },
    close: {
      label: { zh: '结束', en: 'Close' },
      endpoint: 'PUT schedule/plan/close',
      step: { from: [PLAN_STATE.approved], to: PLAN_STATE.closed, asks: [], danger: true },
    },
    content: {
      label: { zh: '编制任务与搭接关系', en: 'Change tasks and links' },
      endpoint: 'PUT schedule/plan/content',
    },
  },
  attention: [
    {
      label: { zh: '待审批的进度计划', en: 'Schedules to approve' },
      filters: { status: String(PLAN_STATE.submitted) },
      level: 'warning',
    },
    {
      label: { zh: '滞后的进度计划', en: 'Schedules behind' },
      filters: { status: String(PLAN_STATE.approved), light: String(TASK_LIGHT.red) },
      level: 'error',
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET schedule/plan',
    detail: 'GET schedule/plan/{id}',
    add: 'POST schedule/plan',
    edit: 'PUT schedule/plan',
    delete: 'DELETE schedule/plan/{id}',
    export: 'GET schedule/plan/export',
  },
});

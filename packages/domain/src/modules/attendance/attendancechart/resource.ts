import { PLAN } from '../../../attendance/codes.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { attendanceDaysOff, attendancePlan } from '../dictionary.ts';

/** Duty sheets (console specification, section 2.3, `attendance/manage/chart`). */
export default defineResource({
  name: 'attendancechart',
  noun: 'attendance_duty',
  label: { zh: '排班表', en: 'Duty sheet' },
  about: {
    zh: '给班组或个人排一段时间的班次或休息；排到的日子按排班表，其余按固定规则。',
    en: 'A shift, or rest, for a team or for single people from a day to a day. It goes before the fixed rule.',
  },
  service: 'user',
  title: 'sheet_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'from_date', order: 'desc' },
  views: { calendar: 'from_date' },
  rules: [
    {
      zh: '指定人员的排班优先于班组，班组优先于整个项目；同级以后发布的为准。',
      en: 'A sheet that names people goes before one of a team, that before one of the project; of two alike, the later one holds.',
    },
    { zh: '不选班次表示这段时间休息。', en: 'Without a shift, the people rest.' },
    {
      zh: '草稿页上先预览会改变哪些考勤，发布后重算；已发布的排班表只能撤回，不能修改。',
      en: 'The page of a draft shows what would change; publishing makes the days again. A published sheet can be withdrawn, not changed.',
    },
  ],
  fields: {
    sheet_name: field.text({
      label: { zh: '排班名称', en: 'Duty sheet' },
      required: true,
      maxLength: 50,
      query: 'like',
      column: { width: 200, fixed: 'left' },
      example: '混凝土班 11 月夜班',
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: attendancePlan,
      query: 'eq',
      initial: PLAN.draft,
      on: ['column', 'query', 'detail'],
      column: { width: 90 },
    }),
    project_id: projectField({ required: true }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      hint: { zh: '不选则为整个项目', en: 'Empty: the whole project' },
      ref: 'org',
      among: PROJECT_PEOPLE,
      query: 'eq',
      column: { width: 150 },
    }),
    staff_ids: field.references({
      label: { zh: '人员', en: 'People' },
      hint: { zh: '不选则为整个班组', en: 'Empty: the whole team' },
      ref: 'staff',
      among: PROJECT_PEOPLE,
      column: { width: 180, hidden: true },
    }),
    shift_id: field.reference({
      label: { zh: '班次', en: 'Shift' },
      hint: { zh: '不选表示休息', en: 'Empty: rest' },
      ref: 'attendancesort',
      query: 'eq',
      column: { width: 130, priority: 1 },
    }),
    from_date: field.date({
      label: { zh: '开始日期', en: 'From' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-11-01',
    }),
    to_date: field.date({
      label: { zh: '结束日期', en: 'To' },
      required: true,
      column: { width: 120, sort: true },
      example: '2026-11-30',
    }),
    days_off: field.code({
      label: { zh: '每周休息', en: 'Days off' },
      required: true,
      dict: attendanceDaysOff,
      initial: 1,
      column: { width: 110 },
      example: '周日',
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remarks' },
      maxLength: 500,
      column: { width: 200, hidden: true },
    }),
  },
  order: [['from_date', 'to_date']],
  lifecycle: { field: 'status', editable: [PLAN.draft] },
  actions: {
    publish: {
      label: { zh: '发布并重算', en: 'Publish' },
      endpoint: 'PUT attendance/duty/publish',
      confirm: { zh: '排班期间的考勤会重算。', en: 'Days of this sheet are made again.' },
      step: { from: [PLAN.draft], to: PLAN.inForce, asks: [] },
    },
    withdraw: {
      label: { zh: '撤回', en: 'Withdraw' },
      endpoint: 'PUT attendance/duty/withdraw',
      step: { from: [PLAN.inForce], to: PLAN.ended, asks: [], danger: true },
    },
  },
  endpoints: {
    list: 'GET attendance/duty',
    detail: 'GET attendance/duty/{id}',
    add: 'POST attendance/duty',
    edit: 'PUT attendance/duty',
    delete: 'DELETE attendance/duty/{id}',
    export: 'GET attendance/duty/export',
  },
});

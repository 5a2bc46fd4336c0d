import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { WAGE_SHEET, wageSheetStatus } from './dictionary.ts';

const TOLD = ['column', 'detail'] as const;
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

const total = (zh: string, en: string, priority: 1 | 2 = 2) =>
  field.money({ label: { zh, en }, on: TOLD, group: 'sums', column: { width: 130, priority } });

/**
 * Wage sheets of a team and a month (console specification, section 2.2: `payroll`). The lines are records of their own
 * (`payline`); the sums follow from them.
 */
export default defineResource({
  name: 'payroll',
  noun: 'wage_sheet',
  label: { zh: '工资表', en: 'Wage sheet' },
  about: {
    zh: '班组每月的工资表：分包编制、工人本人签字、分包盖章、总包审核、公示，再由专户代发到本人工资卡。',
    en: 'Wages of a team and month: made and sealed by the subcontractor, signed by each worker, checked by the general contractor, published, and paid from the special account.',
  },
  service: 'user',
  title: 'sheet_name',
  scope: 'organisation',
  follows: 'project_id',
  namedByReferrers: true,
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    sheet: { zh: '工资表', en: 'Sheet' },
    sums: { zh: '合计', en: 'Sums' },
    course: { zh: '办理过程', en: 'Course' },
    frozen: { zh: '公示留存', en: 'As published' },
  },
  rules: [
    {
      zh: '每一行都由工人本人签字：有账号的只能用本人账号签；没有账号的在现场手写签字，并由见证人留影。',
      en: 'Each line is signed by the worker: with an account only from it; without one on site, with a witness and a picture.',
    },
    {
      zh: '审核人不能是编制人、盖章人或表内领工资的人；公示后明细不再变化，也不能删除。',
      en: 'Whoever made a sheet, sealed it or is paid by it does not check it. After publication nothing changes and nothing is deleted.',
    },
    {
      zh: '公示期满才能导出代发文件；同一行在收到退回之前不会再次代发。',
      en: 'The bank file is made after the time of notice. A line is not paid again before it was returned.',
    },
  ],
  fields: {
    sheet_name: field.text({
      label: { zh: '工资表', en: 'Sheet' },
      maxLength: 100,
      query: 'like',
      on: ['column', 'query', 'detail'],
      group: 'sheet',
      column: { width: 220, fixed: 'left' },
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: wageSheetStatus,
      query: 'in',
      initial: WAGE_SHEET.draft,
      on: ['column', 'query', 'detail'],
      group: 'sheet',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, group: 'sheet' }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      required: true,
      ref: 'org',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'sheet',
      column: { width: 150 },
    }),
    wage_month: field.text({
      label: { zh: '工资月份', en: 'Month' },
      hint: { zh: '如 2026-10', en: 'Such as 2026-10' },
      required: true,
      maxLength: 7,
      query: 'eq',
      group: 'sheet',
      column: { width: 100, sort: true, priority: 1 },
      example: '2026-10',
    }),
    day_rate: field.money({
      label: { zh: '默认日单价', en: 'Usual day rate' },
      hint: { zh: '生成明细时使用；有上月单价的人沿用上月', en: 'For new lines; who had a rate last month keeps it' },
      group: 'sheet',
      column: false,
    }),
    supplement: field.boolean({
      label: { zh: '补发', en: 'Paid in addition' },
      hint: { zh: '同一班组同一月份的第二张表', en: 'A second sheet of the same team and month' },
      group: 'sheet',
      column: { width: 80, hidden: true },
    }),
    remark: field.textarea({ label: { zh: '备注', en: 'Remark' }, maxLength: 500, group: 'sheet', column: false }),
    people: field.integer({
      label: { zh: '人数', en: 'People' },
      on: TOLD,
      group: 'sums',
      column: { width: 80 },
    }),
    signed_count: field.integer({
      label: { zh: '已签字', en: 'Signed' },
      on: TOLD,
      group: 'sums',
      column: { width: 80, priority: 1 },
    }),
    days_total: field.decimal({
      label: { zh: '总工日', en: 'Days' },
      on: TOLD,
      group: 'sums',
      column: { width: 90, hidden: true },
    }),
    differing: field.integer({
      label: { zh: '与考勤不符', en: 'Differ from attendance' },
      on: TOLD,
      group: 'sums',
      column: { width: 110 },
    }),
    payable_total: total('应发合计', 'Earned'),
    deducted_total: total('预支与扣款', 'Advances and deductions'),
    due_total: total('实发合计', 'To pay', 1),
    paid_total: total('已发放', 'Paid'),
    remaining_total: total('剩余未发', 'Remaining'),
    seal_files: field.files({
      label: { zh: '分包盖章件', en: 'Sealed copy' },
      maxCount: 9,
      on: ['detail'],
      group: 'course',
      column: false,
    }),
    sealed_by: field.reference({
      label: { zh: '盖章人', en: 'Sealed by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    sealed_at: field.datetime({ label: { zh: '盖章时间', en: 'Sealed at' }, on: ['detail'], group: 'course' }),
    checked_by: field.reference({
      label: { zh: '总包审核人', en: 'Checked by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    checked_at: field.datetime({ label: { zh: '审核时间', en: 'Checked at' }, on: ['detail'], group: 'course' }),
    check_opinion: field.text({
      label: { zh: '审核意见', en: 'Opinion' },
      maxLength: 200,
      on: ['detail'],
      group: 'course',
    }),
    published_at: field.datetime({ label: { zh: '公示时间', en: 'Published at' }, on: ['detail'], group: 'course' }),
    notice_until: field.date({
      label: { zh: '公示至', en: 'Notice until' },
      on: TOLD,
      group: 'course',
      column: { width: 120, hidden: true },
    }),
    returned_reason: field.text({
      label: { zh: '退回原因', en: 'Why it went back' },
      maxLength: 200,
      on: ['detail'],
      group: 'course',
    }),
    frozen: field.rows({
      label: { zh: '公示时的明细', en: 'Lines as published' },
      on: ['detail'],
      group: 'frozen',
      maxCount: 1000,
      rows: {
        name: field.text({ label: { zh: '姓名', en: 'Name' } }),
        days: field.decimal({ label: { zh: '工日', en: 'Days' } }),
        payable: field.text({ label: { zh: '应发', en: 'Earned' } }),
        deducted: field.text({ label: { zh: '预支与扣款', en: 'Deducted' } }),
        due: field.text({ label: { zh: '实发', en: 'To pay' } }),
      },
    }),
  },
  check: ({ wage_month }) =>
    typeof wage_month === 'string' && !MONTH.test(wage_month)
      ? [{ path: 'wage_month', label: { zh: '月份写作 2026-10', en: 'Write the month as 2026-10' } }]
      : [],
  lifecycle: {
    field: 'status',
    editable: [WAGE_SHEET.draft],
    decided: { approved: 'approve', refused: 'reject' },
  },
  actions: {
    present: {
      label: { zh: '发起签字', en: 'Have it signed' },
      endpoint: 'PUT payroll/present',
      step: { from: [WAGE_SHEET.draft], to: WAGE_SHEET.signing, asks: [], clears: ['returned_reason'] },
    },
    seal: {
      label: { zh: '分包盖章', en: 'Seal' },
      endpoint: 'PUT payroll/seal',
      step: {
        from: [WAGE_SHEET.signing],
        to: WAGE_SHEET.sealed,
        asks: ['seal_files'],
        stamps: { by: 'sealed_by', at: 'sealed_at' },
      },
    },
    approve: {
      label: { zh: '总包审核', en: 'Check' },
      endpoint: 'PUT payroll/approve',
      step: {
        from: [WAGE_SHEET.sealed],
        to: WAGE_SHEET.checked,
        asks: ['check_opinion'],
        stamps: { by: 'checked_by', at: 'checked_at' },
      },
    },
    publish: {
      label: { zh: '公示', en: 'Publish' },
      endpoint: 'PUT payroll/publish',
      step: { from: [WAGE_SHEET.checked], to: WAGE_SHEET.published, asks: [], stamps: { at: 'published_at' } },
    },
    reject: {
      label: { zh: '退回重编', en: 'Send back' },
      endpoint: 'PUT payroll/reject',
      step: {
        from: [WAGE_SHEET.signing, WAGE_SHEET.sealed, WAGE_SHEET.checked],
        to: WAGE_SHEET.draft,
        asks: ['returned_reason'],
        needs: ['returned_reason'],
        clears: ['seal_files', 'sealed_by', 'sealed_at', 'checked_by', 'checked_at', 'check_opinion'],
        danger: true,
      },
    },
    fill: { label: { zh: '按考勤生成明细', en: 'Make the lines' }, endpoint: 'POST payroll/fill' },
    bankfile: { label: { zh: '导出代发文件', en: 'Bank file' }, endpoint: 'POST payroll/bank-file' },
    bankreturn: { label: { zh: '导入回盘文件', en: 'Return file' }, endpoint: 'POST payroll/bank-return' },
  },
  attention: [
    {
      label: { zh: '待总包审核工资表', en: 'Wage sheets to check' },
      filters: { status: String(WAGE_SHEET.sealed) },
      level: 'warning',
      ranks: true,
    },
    {
      label: { zh: '代发未完工资表', en: 'Wage sheets not paid in full' },
      filters: { status: String(WAGE_SHEET.paying) },
      level: 'warning',
    },
  ],
  figures: [
    { label: { zh: '公示中的工资表', en: 'Wage sheets published' }, filters: { status: String(WAGE_SHEET.published) } },
  ],
  endpoints: {
    list: 'GET payroll',
    detail: 'GET payroll/{id}',
    add: 'POST payroll',
    edit: 'PUT payroll',
    delete: 'DELETE payroll/{id}',
    export: 'GET payroll/export',
  },
});

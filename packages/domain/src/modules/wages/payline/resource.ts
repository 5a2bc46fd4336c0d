import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { wageProblems } from '../../../wages/line.ts';
import { WAGE_PAY, wagePayStatus } from '../dictionary.ts';
import { WAGE_SIGN, wageSignStatus } from './dictionary.ts';

const TOLD = ['column', 'detail'] as const;
const SHOWN = ['column', 'query', 'detail'] as const;
const ENTERED = ['day_rate', 'unit_price', 'advance', 'deduction'] as const;

const sum = (zh: string, en: string, priority: 1 | 2 = 2) =>
  field.money({ label: { zh, en }, on: TOLD, group: 'sums', column: { width: 120, priority } });

/** Lines of wage sheets: one person each. Sums are counted by the server (`wageLine`). */
export default defineResource({
  name: 'payline',
  noun: 'wage_line',
  label: { zh: '工资明细', en: 'Wage line' },
  about: {
    zh: '工资表里每人一行：工日、单价、计件、预支、扣款，应发与实发；签字与发放状态。',
    en: 'One person of a wage sheet: days, rates, piecework, advances and deductions; signature and payment.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'sheet_id',
  sort: { field: 'created_at', order: 'asc' },
  editableList: ['days', 'day_rate', 'quantity', 'unit_price', 'advance', 'deduction'],
  groups: {
    person: { zh: '人员', en: 'Person' },
    work: { zh: '计薪', en: 'Work' },
    sums: { zh: '金额', en: 'Amounts' },
    signing: { zh: '签字', en: 'Signature' },
  },
  rules: [
    {
      zh: '应发 = 工日 × 日单价 + 工程量 × 单价，两项各自四舍五入到分；实发 = 应发 − 预支 − 扣款，不得为负。',
      en: 'Earned = days × day rate + quantity × price, each rounded to the fen; to pay = earned − advances − deductions, never below zero.',
    },
    {
      zh: '工日与考勤不一致时标记；只有编制中的工资表能改明细，改动使原签字作废。',
      en: 'Days that differ from attendance are flagged. Lines change only while the sheet is a draft, and a change voids the signature.',
    },
  ],
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      group: 'person',
      column: { width: 110, fixed: 'left' },
    }),
    sheet_id: field.reference({
      label: { zh: '工资表', en: 'Sheet' },
      required: true,
      ref: 'payroll',
      query: 'eq',
      group: 'person',
      column: { width: 200, priority: 3 },
    }),
    account_id: field.reference({
      label: { zh: '本人账号', en: 'Account of the person' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'person',
    }),
    wage_month: field.text({
      label: { zh: '工资月份', en: 'Month' },
      maxLength: 7,
      query: 'eq',
      on: SHOWN,
      group: 'person',
      column: { width: 100, hidden: true },
    }),
    attended_days: field.decimal({
      label: { zh: '考勤工日', en: 'Days of attendance' },
      hint: { zh: '空：没有考勤记录', en: 'Empty: nothing was recorded' },
      on: TOLD,
      group: 'work',
      column: { width: 100 },
    }),
    days: field.decimal({
      label: { zh: '计薪工日', en: 'Days paid' },
      hint: { zh: '按半日计', en: 'In halves' },
      min: 0,
      max: 62,
      group: 'work',
      column: { width: 100, priority: 1 },
      example: '21.5',
    }),
    differs: field.boolean({
      label: { zh: '与考勤不符', en: 'Differs' },
      query: 'eq',
      on: SHOWN,
      group: 'work',
      column: { width: 100 },
    }),
    day_rate: field.money({ label: { zh: '日单价', en: 'Day rate' }, group: 'work', column: { width: 100 } }),
    quantity: field.decimal({
      label: { zh: '工程量', en: 'Quantity' },
      hint: { zh: '最多三位小数', en: 'At most three decimals' },
      min: 0,
      max: 1_000_000,
      group: 'work',
      column: { width: 100, hidden: true },
    }),
    quantity_unit: field.text({
      label: { zh: '计量单位', en: 'Unit' },
      maxLength: 10,
      group: 'work',
      column: false,
      example: 'm³',
    }),
    unit_price: field.money({
      label: { zh: '计件单价', en: 'Price' },
      group: 'work',
      column: { width: 100, hidden: true },
    }),
    advance: field.money({ label: { zh: '预支', en: 'Advance' }, group: 'work', column: { width: 100 } }),
    deduction: field.money({ label: { zh: '扣款', en: 'Deduction' }, group: 'work', column: { width: 100 } }),
    deduction_reason: field.text({
      label: { zh: '扣款说明', en: 'Why deducted' },
      maxLength: 200,
      group: 'work',
      column: false,
    }),
    payable: sum('应发', 'Earned'),
    due: sum('实发', 'To pay', 1),
    paid: sum('已发', 'Paid'),
    remaining: sum('剩余', 'Remaining'),
    pay_status: field.code({
      label: { zh: '发放状态', en: 'Payment' },
      dict: wagePayStatus,
      query: 'in',
      initial: WAGE_PAY.unpaid,
      on: SHOWN,
      group: 'sums',
      column: { width: 110 },
    }),
    seen_at: field.datetime({ label: { zh: '本人确认收到', en: 'Confirmed' }, on: ['detail'], group: 'sums' }),
    sign_status: field.code({
      label: { zh: '签字状态', en: 'Signature' },
      required: true,
      dict: wageSignStatus,
      query: 'in',
      initial: WAGE_SIGN.open,
      on: SHOWN,
      group: 'signing',
      column: { width: 120 },
    }),
    signature: field.signature({
      label: { zh: '工人签名', en: 'Signature' },
      on: ['detail'],
      group: 'signing',
      column: false,
    }),
    signed_at: field.datetime({ label: { zh: '签字时间', en: 'Signed at' }, on: ['detail'], group: 'signing' }),
    witness_by: field.reference({
      label: { zh: '见证人', en: 'Witness' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'signing',
    }),
    witness_photo: field.image({
      label: { zh: '签字现场照片', en: 'Picture of the signing' },
      maxCount: 3,
      watermark: true,
      on: ['detail'],
      group: 'signing',
      column: false,
    }),
    objection: field.text({
      label: { zh: '异议', en: 'Objection' },
      maxLength: 200,
      on: ['detail'],
      group: 'signing',
    }),
  },
  check: (record) => {
    const below = ENTERED.find((name) => typeof record[name] === 'string' && record[name].startsWith('-'));
    if (below !== undefined) return [{ path: below, label: { zh: '金额不能为负', en: 'An amount is not below zero' } }];
    return wageProblems(record);
  },
  face: { title: 'staff_id', state: 'sign_status' },
  lifecycle: { field: 'sign_status', editable: [WAGE_SIGN.open, WAGE_SIGN.disputed] },
  actions: {
    witness: {
      label: { zh: '现场见证签字', en: 'Sign before a witness' },
      endpoint: 'PUT payroll/line/witness',
      step: {
        from: [WAGE_SIGN.open, WAGE_SIGN.disputed],
        to: WAGE_SIGN.witnessed,
        asks: ['signature', 'witness_photo'],
        needs: ['signature', 'witness_photo'],
        stamps: { by: 'witness_by', at: 'signed_at' },
        offline: true,
      },
    },
  },
  attention: [
    {
      label: { zh: '工资退回待更正', en: 'Wages returned by the bank' },
      filters: { pay_status: String(WAGE_PAY.returned) },
      level: 'error',
    },
    {
      label: { zh: '工资有异议', en: 'Wages disputed' },
      filters: { sign_status: String(WAGE_SIGN.disputed) },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET payroll/line',
    detail: 'GET payroll/line/{id}',
    add: 'POST payroll/line',
    edit: 'PUT payroll/line',
    export: 'GET payroll/line/export',
    word: 'GET payroll/line/word/all',
  },
});

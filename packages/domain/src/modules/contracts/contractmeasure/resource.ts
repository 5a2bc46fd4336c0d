import { measureProblems, type MeasureLine } from '../../../contracts/measure.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { CONTRACT_PAPER } from '../dictionary.ts';
import { keptContract, kept, projectOfContract, SHOWN, TOLD } from '../fields.ts';
import { measureSheetStatus } from './dictionary.ts';

const dimension = (zh: string, en: string) => field.decimal({ label: { zh, en }, min: 0, max: 1_000_000 });

/** Measurement sheets: what of an item of the bill was done, with the dimensions it is counted from. */
export default defineResource({
  name: 'contractmeasure',
  noun: 'measure_sheet',
  label: { zh: '计量单', en: 'Measurement sheet' },
  about: {
    zh: '按清单项计量已完工程：件数 × 长 × 宽 × 高，扣减另列；审核后锁定，进入下一期付款。',
    en: 'What of an item was done: number × length × width × height, less deductions. Locked once certified, it goes into the next payment.',
  },
  rules: [
    {
      zh: '每行按填写的尺寸相乘，四舍五入到三位小数；扣减行从合计中减去。',
      en: 'A row is the product of the given dimensions, rounded to three decimals. Rows of deductions are taken off.',
    },
    {
      zh: '审核后不能修改、删除或退回；累计不超过清单量加变更量。审核人不能是编制人。',
      en: 'Once certified it neither changes nor goes back. In all not more than the bill with its changes. Whoever made a sheet does not certify it.',
    },
  ],
  service: 'order',
  title: 'sheet_name',
  scope: 'organisation',
  follows: 'item_id',
  onSite: true,
  sort: { field: 'measured_on', order: 'desc' },
  groups: {
    basic: { zh: '计量', en: 'Measurement' },
    lines: { zh: '计算书', en: 'Calculation' },
    course: { zh: '审核', en: 'Certification' },
  },
  fields: {
    sheet_name: field.text({
      label: { zh: '计量部位', en: 'Part of the works' },
      required: true,
      maxLength: 120,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left' },
      example: '研发楼 3 层柱',
    }),
    measure_number: field.text({
      label: { zh: '计量单号', en: 'Number' },
      required: true,
      maxLength: 60,
      query: 'like',
      group: 'basic',
      column: { width: 150 },
      example: 'JL-202611-03',
    }),
    measure_status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: measureSheetStatus,
      query: 'in',
      initial: CONTRACT_PAPER.draft,
      on: SHOWN,
      group: 'basic',
      column: { width: 100 },
    }),
    item_id: field.reference({
      label: { zh: '清单项', en: 'Item of the bill' },
      required: true,
      ref: 'contractbill',
      query: 'eq',
      group: 'basic',
      column: { width: 220 },
    }),
    contract_id: keptContract('basic'),
    project_id: projectOfContract('basic'),
    measured_on: field.date({
      label: { zh: '计量日期', en: 'Day' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true },
    }),
    lines: field.rows({
      label: { zh: '计算书', en: 'Calculation' },
      required: true,
      maxCount: 200,
      group: 'lines',
      on: ['add', 'edit', 'detail'],
      rows: {
        what: field.text({ label: { zh: '说明', en: 'What' }, maxLength: 100 }),
        number: dimension('件数', 'Number'),
        length: dimension('长', 'Length'),
        width: dimension('宽', 'Width'),
        height: dimension('高', 'Height'),
        deducts: field.boolean({ label: { zh: '扣减', en: 'Taken off' } }),
      },
    }),
    quantity: field.decimal({
      label: { zh: '本单工程量', en: 'Quantity' },
      on: TOLD,
      group: 'lines',
      column: { width: 120, priority: 1 },
    }),
    sheet_amount: kept('本单金额', 'Amount', { group: 'lines', priority: 1 }),
    measure_photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'basic',
      column: false,
    }),
    certified_by: field.reference({
      label: { zh: '审核人', en: 'Certified by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    certified_at: field.datetime({ label: { zh: '审核时间', en: 'Certified at' }, on: ['detail'], group: 'course' }),
    certificate_id: field.reference({
      label: { zh: '计入付款', en: 'Paid with' },
      ref: 'contractpayment',
      query: 'eq',
      on: ['column', 'query', 'detail'],
      group: 'course',
      column: { width: 220 },
    }),
    returned_reason: field.text({
      label: { zh: '驳回原因', en: 'Why it was refused' },
      maxLength: 200,
      on: ['detail'],
      group: 'course',
    }),
  },
  check: ({ lines }) => {
    if (!Array.isArray(lines)) return [];
    if (lines.length === 0)
      return [{ path: 'lines', label: { zh: '请至少填写一行计算', en: 'Give at least one row' } }];
    return measureProblems(lines as MeasureLine[]);
  },
  lifecycle: { field: 'measure_status', editable: [CONTRACT_PAPER.draft] },
  actions: {
    submit: {
      label: { zh: '提交审核', en: 'Submit' },
      endpoint: 'PUT contractmeasure/submit',
      step: { from: [CONTRACT_PAPER.draft], to: CONTRACT_PAPER.submitted, asks: [], clears: ['returned_reason'] },
    },
    certify: {
      label: { zh: '审核计量', en: 'Certify' },
      endpoint: 'PUT contractmeasure/certify',
      step: {
        from: [CONTRACT_PAPER.submitted],
        to: CONTRACT_PAPER.approved,
        asks: [],
        stamps: { by: 'certified_by', at: 'certified_at' },
      },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: 'PUT contractmeasure/refuse',
      step: {
        from: [CONTRACT_PAPER.submitted],
        to: CONTRACT_PAPER.draft,
        asks: ['returned_reason'],
        needs: ['returned_reason'],
        danger: true,
      },
    },
  },
  attention: [
    {
      label: { zh: '待审核计量', en: 'Sheets to certify' },
      filters: { measure_status: String(CONTRACT_PAPER.submitted) },
      level: 'warning',
      trend: 'measured_on',
    },
  ],
  endpoints: {
    list: 'GET contractmeasure',
    detail: 'GET contractmeasure/{id}',
    add: 'POST contractmeasure',
    edit: 'PUT contractmeasure',
    delete: 'DELETE contractmeasure/{id}',
    export: 'GET contractmeasure/export',
    word: 'GET contractmeasure/word/all',
  },
});

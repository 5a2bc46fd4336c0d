import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { CONTRACT_PAPER, contractPaperStatus } from '../dictionary.ts';
import { contractField, kept, projectOfContract, SHOWN } from '../fields.ts';
import { contractChangeKind } from './dictionary.ts';

/** Changes of contracts: what they add to the bill, and take from it. */
export default defineResource({
  name: 'contractchange',
  noun: 'contract_change',
  label: { zh: '合同变更', en: 'Change' },
  about: {
    zh: '设计变更、签证、洽商引起的清单增减；批准后清单量与合同价随之调整，才能按新的量计量。',
    en: 'What changes of design and instructions add to a bill or take from it. Once approved, bill and price follow, and the new quantities can be measured.',
  },
  rules: [
    {
      zh: '每行写清单编码和增减量（减少写负数）；清单中没有的编码是新增项，要写名称、单位和单价。',
      en: 'Each row names a code and by how much it changes. A code that the bill does not have is a new item, with name, unit and price.',
    },
    {
      zh: '减少后的清单量不能少于已计量的量；批准人不能是编制人。',
      en: 'What was measured cannot be taken away. Whoever made a change does not approve it.',
    },
  ],
  service: 'order',
  title: 'change_name',
  scope: 'organisation',
  follows: 'contract_id',
  sort: { field: 'changed_on', order: 'desc' },
  groups: {
    basic: { zh: '变更', en: 'Change' },
    lines: { zh: '清单增减', en: 'Items' },
    course: { zh: '审批', en: 'Approval' },
  },
  fields: {
    change_name: field.text({
      label: { zh: '变更名称', en: 'Change' },
      required: true,
      maxLength: 120,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left' },
    }),
    change_number: field.text({
      label: { zh: '变更编号', en: 'Number' },
      required: true,
      maxLength: 60,
      query: 'like',
      group: 'basic',
      column: { width: 150 },
    }),
    change_status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: contractPaperStatus,
      query: 'in',
      initial: CONTRACT_PAPER.draft,
      on: SHOWN,
      group: 'basic',
      column: { width: 100 },
    }),
    contract_id: contractField('basic'),
    project_id: projectOfContract('basic'),
    change_kind: field.code({
      label: { zh: '变更类型', en: 'Kind' },
      required: true,
      dict: contractChangeKind,
      query: 'in',
      group: 'basic',
      column: { width: 120 },
    }),
    changed_on: field.date({
      label: { zh: '变更日期', en: 'Day' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true },
    }),
    reason: field.textarea({
      label: { zh: '变更原因', en: 'Why' },
      required: true,
      maxLength: 1000,
      group: 'basic',
      column: false,
    }),
    change_files: field.files({ label: { zh: '变更依据', en: 'Papers' }, maxCount: 9, group: 'basic', column: false }),
    lines: field.rows({
      label: { zh: '清单增减', en: 'Items' },
      required: true,
      maxCount: 200,
      group: 'lines',
      on: ['add', 'edit', 'detail'],
      rows: {
        item_code: field.text({ label: { zh: '项目编码', en: 'Code' }, required: true, maxLength: 40 }),
        quantity: field.decimal({
          label: { zh: '增减量', en: 'More or less' },
          required: true,
          min: -100_000_000,
          max: 100_000_000,
        }),
        item_name: field.text({ label: { zh: '新增项名称', en: 'Name of a new item' }, maxLength: 200 }),
        unit: field.text({ label: { zh: '单位', en: 'Unit' }, maxLength: 20 }),
        unit_price: field.money({ label: { zh: '新增项单价', en: 'Price of a new item' } }),
      },
    }),
    change_amount: kept('变更金额', 'Amount', { group: 'lines', priority: 1 }),
    approved_by: field.reference({
      label: { zh: '批准人', en: 'Approved by' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'course',
    }),
    approved_at: field.datetime({ label: { zh: '批准时间', en: 'Approved at' }, on: ['detail'], group: 'course' }),
    returned_reason: field.text({
      label: { zh: '驳回原因', en: 'Why it was refused' },
      maxLength: 200,
      on: ['detail'],
      group: 'course',
    }),
  },
  check: ({ lines }) => {
    const rows = Array.isArray(lines) ? (lines as { item_code?: string; quantity?: number }[]) : [];
    if (rows.length === 0)
      return lines === undefined || lines === null
        ? []
        : [{ path: 'lines', label: { zh: '请至少填写一行清单增减', en: 'Give at least one item' } }];
    const codes = rows.map(({ item_code }) => item_code?.trim());
    if (new Set(codes).size < codes.length)
      return [{ path: 'lines', label: { zh: '同一编码写了两行，请合并', en: 'A code is there twice; join the rows' } }];
    const none = rows.findIndex(({ quantity }) => quantity === 0);
    return none < 0
      ? []
      : [
          {
            path: 'lines',
            label: { zh: `第 ${String(none + 1)} 行增减量为零`, en: `Row ${String(none + 1)} changes nothing` },
          },
        ];
  },
  lifecycle: { field: 'change_status', editable: [CONTRACT_PAPER.draft] },
  actions: {
    submit: {
      label: { zh: '提交审批', en: 'Submit' },
      endpoint: 'PUT contractchange/submit',
      step: { from: [CONTRACT_PAPER.draft], to: CONTRACT_PAPER.submitted, asks: [], clears: ['returned_reason'] },
    },
    approve: {
      label: { zh: '批准', en: 'Approve' },
      endpoint: 'PUT contractchange/approve',
      step: {
        from: [CONTRACT_PAPER.submitted],
        to: CONTRACT_PAPER.approved,
        asks: [],
        stamps: { by: 'approved_by', at: 'approved_at' },
      },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: 'PUT contractchange/refuse',
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
      label: { zh: '待批合同变更', en: 'Changes to approve' },
      filters: { change_status: String(CONTRACT_PAPER.submitted) },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET contractchange',
    detail: 'GET contractchange/{id}',
    add: 'POST contractchange',
    edit: 'PUT contractchange',
    delete: 'DELETE contractchange/{id}',
    export: 'GET contractchange/export',
    word: 'GET contractchange/word/all',
  },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { aboveZero, SHOWN } from '../fields.ts';
import { SAFETY_USE, safetyUseKind, safetyUseStatus } from './dictionary.ts';

/** What the safety-measure fee of a contract was used for: its own ledger. */
export default defineResource({
  name: 'contractsafety',
  noun: 'safety_use',
  label: { zh: '安措费使用', en: 'Use of the safety fee' },
  about: {
    zh: '安全文明施工费专账：随预付款和进度款到账，按用途列支，凭证核实后入账，余额随时可查。',
    en: 'The ledger of the safety fee: it comes with advance and payments, and is used for safety only. Each use is checked with its voucher.',
  },
  rules: [
    {
      zh: '核实人不能是登记人；入账后不再修改。支出超过到账的部分记为负余额，由企业垫付。',
      en: 'Whoever entered a use does not check it, and it does not change after that. What is beyond the money received is a balance below zero, paid by the company.',
    },
  ],
  service: 'order',
  title: 'use_name',
  scope: 'organisation',
  follows: 'contract_id',
  sort: { field: 'used_on', order: 'desc' },
  fields: {
    use_name: field.text({
      label: { zh: '使用内容', en: 'Use' },
      required: true,
      maxLength: 120,
      query: 'like',
      column: { width: 240, fixed: 'left' },
    }),
    use_status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: safetyUseStatus,
      query: 'in',
      initial: SAFETY_USE.open,
      on: SHOWN,
      column: { width: 100 },
    }),
    contract_id: field.reference({
      label: { zh: '合同', en: 'Contract' },
      required: true,
      ref: 'contractmanage',
      query: 'eq',
      column: { width: 240 },
    }),
    project_id: field.reference({
      label: { zh: '所属项目', en: 'Project' },
      ref: 'projectmanage',
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 200, hidden: true },
    }),
    use_kind: field.code({
      label: { zh: '用途', en: 'Kind' },
      required: true,
      dict: safetyUseKind,
      query: 'in',
      column: { width: 150 },
    }),
    used_on: field.date({
      label: { zh: '使用日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
    }),
    amount: field.money({
      label: { zh: '金额', en: 'Amount' },
      required: true,
      column: { width: 130, priority: 1 },
    }),
    supplier: field.text({ label: { zh: '收款单位', en: 'Paid to' }, maxLength: 120, column: { width: 180 } }),
    voucher_files: field.files({ label: { zh: '发票与照片', en: 'Vouchers' }, maxCount: 9, column: false }),
    balance_after: field.money({
      label: { zh: '入账后余额', en: 'Balance after it' },
      on: ['column', 'detail', 'sheet'],
      column: { width: 130, priority: 1 },
    }),
    checked_by: field.reference({ label: { zh: '核实人', en: 'Checked by' }, ref: 'usermanage', on: ['detail'] }),
    checked_at: field.datetime({ label: { zh: '核实时间', en: 'Checked at' }, on: ['detail'] }),
    returned_reason: field.text({
      label: { zh: '不予列支原因', en: 'Why not accepted' },
      maxLength: 200,
      on: ['detail'],
    }),
  },
  check: (record) => aboveZero(record, 'amount'),
  lifecycle: { field: 'use_status', editable: [SAFETY_USE.open] },
  actions: {
    confirm: {
      label: { zh: '核实入账', en: 'Check and book' },
      endpoint: 'PUT contractsafety/confirm',
      step: {
        from: [SAFETY_USE.open],
        to: SAFETY_USE.confirmed,
        asks: [],
        stamps: { by: 'checked_by', at: 'checked_at' },
      },
    },
    refuse: {
      label: { zh: '驳回', en: 'Refuse' },
      endpoint: 'PUT contractsafety/refuse',
      step: {
        from: [SAFETY_USE.open],
        to: SAFETY_USE.refused,
        asks: ['returned_reason'],
        needs: ['returned_reason'],
        stamps: { by: 'checked_by', at: 'checked_at' },
        danger: true,
      },
    },
  },
  attention: [
    {
      label: { zh: '待核实安措费', en: 'Safety fee to check' },
      filters: { use_status: String(SAFETY_USE.open) },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET contractsafety',
    detail: 'GET contractsafety/{id}',
    add: 'POST contractsafety',
    edit: 'PUT contractsafety',
    delete: 'DELETE contractsafety/{id}',
    export: 'GET contractsafety/export',
  },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { wageEntryKind } from '../dictionary.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/** Entries of the ledger of special accounts. Nothing changes or deletes them; what was wrong is booked back. */
export default defineResource({
  name: 'payentry',
  noun: 'wage_entry',
  label: { zh: '专户流水', en: 'Entry' },
  about: {
    zh: '工资专户的每一笔收支，都能打开它的来由：拨付凭证、工资表或代发批次；不可修改或删除。',
    en: 'What came into special accounts and went out, each with its document. Entries are never changed.',
  },
  service: 'user',
  title: 'entry_number',
  scope: 'organisation',
  follows: 'account_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    entry_number: field.text({
      label: { zh: '流水号', en: 'Number' },
      maxLength: 40,
      query: 'like',
      on: SHOWN,
      column: { width: 190, fixed: 'left' },
    }),
    account_id: field.reference({
      label: { zh: '工资专户', en: 'Account' },
      required: true,
      ref: 'payspecialaccount',
      query: 'eq',
      column: { width: 240 },
    }),
    kind: field.code({
      label: { zh: '类型', en: 'Kind' },
      required: true,
      dict: wageEntryKind,
      query: 'in',
      column: { width: 120 },
    }),
    entry_on: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
    }),
    amount: field.money({
      label: { zh: '金额', en: 'Amount' },
      required: true,
      column: { width: 130, priority: 1 },
    }),
    balance_after: field.money({
      label: { zh: '余额', en: 'Balance after it' },
      on: TOLD,
      column: { width: 130, priority: 1 },
    }),
    sheet_id: field.reference({
      label: { zh: '工资表', en: 'Wage sheet' },
      ref: 'payroll',
      query: 'eq',
      on: SHOWN,
      column: { width: 200 },
    }),
    batch_number: field.text({
      label: { zh: '代发批次', en: 'Batch' },
      maxLength: 40,
      query: 'eq',
      on: SHOWN,
      column: { width: 170, hidden: true },
    }),
    voucher_files: field.files({ label: { zh: '凭证', en: 'Voucher' }, maxCount: 9, column: false }),
    reconciled_on: field.date({
      label: { zh: '对账日期', en: 'Reconciled' },
      hint: { zh: '银行流水的日期；空：未对上', en: 'Day of the bank; empty: not found on a statement' },
      on: TOLD,
      column: { width: 120 },
    }),
    remark: field.text({ label: { zh: '说明', en: 'Remark' }, maxLength: 200, column: { width: 200, hidden: true } }),
  },
  check: ({ amount }) =>
    typeof amount === 'string' && !(Number(amount) > 0)
      ? [{ path: 'amount', label: { zh: '金额必须大于零', en: 'The amount is more than zero' } }]
      : [],
  views: { calendar: 'entry_on' },
  endpoints: {
    list: 'GET payentry',
    detail: 'GET payentry/{id}',
    add: 'POST payentry',
    export: 'GET payentry/export',
  },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { bankDirection, WAGE_STATEMENT, statementStatus } from './dictionary.ts';

const SHOWN = ['column', 'query', 'detail'] as const;

/** Lines of bank statements, and the entry of the ledger that each agrees with. */
export default defineResource({
  name: 'paystatement',
  noun: 'wage_statement',
  label: { zh: '银行流水', en: 'Line of a statement' },
  about: {
    zh: '导入银行对账单，与专户流水逐笔勾对：同专户、同方向、同金额，日期相差在设定天数内。',
    en: 'Bank statements are imported and reconciled line by line: same account, direction and amount, days close by.',
  },
  service: 'user',
  title: 'bank_number',
  scope: 'organisation',
  follows: 'account_id',
  imports: 'append',
  sort: { field: 'booked_on', order: 'desc' },
  fields: {
    bank_number: field.text({
      label: { zh: '银行流水号', en: 'Number' },
      required: true,
      maxLength: 60,
      query: 'like',
      unique: true,
      column: { width: 200, fixed: 'left' },
      example: '20261015000123',
    }),
    account_id: field.reference({
      label: { zh: '工资专户', en: 'Account' },
      required: true,
      ref: 'payspecialaccount',
      query: 'eq',
      column: { width: 240 },
    }),
    booked_on: field.date({
      label: { zh: '记账日期', en: 'Booked' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
      example: '2026-10-15',
    }),
    direction: field.code({
      label: { zh: '收付', en: 'Direction' },
      required: true,
      dict: bankDirection,
      query: 'eq',
      column: { width: 90 },
      example: '收入',
    }),
    amount: field.money({
      label: { zh: '金额', en: 'Amount' },
      required: true,
      column: { width: 130, priority: 1 },
      example: '500000.00',
    }),
    counterparty: field.text({ label: { zh: '对方户名', en: 'Other party' }, maxLength: 100, column: { width: 200 } }),
    summary: field.text({
      label: { zh: '摘要', en: 'Summary' },
      maxLength: 200,
      column: { width: 180, hidden: true },
    }),
    status: field.code({
      label: { zh: '对账状态', en: 'Reconciled' },
      required: true,
      dict: statementStatus,
      query: 'eq',
      initial: WAGE_STATEMENT.open,
      on: SHOWN,
      column: { width: 110 },
    }),
    entry_id: field.reference({
      label: { zh: '专户流水', en: 'Entry' },
      ref: 'payentry',
      on: ['column', 'detail'],
      column: { width: 190 },
    }),
  },
  check: ({ amount }) =>
    typeof amount === 'string' && !(Number(amount) > 0)
      ? [{ path: 'amount', label: { zh: '金额必须大于零', en: 'The amount is more than zero' } }]
      : [],
  attention: [
    {
      label: { zh: '银行流水未对上', en: 'Statement lines without an entry' },
      filters: { status: String(WAGE_STATEMENT.open) },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET paystatement',
    detail: 'GET paystatement/{id}',
    add: 'POST paystatement',
    import: 'POST paystatement/import',
    export: 'GET paystatement/export',
  },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { contractAccount } from './dictionary.ts';

const source = (zh: string, en: string, ref: string) =>
  field.reference({ label: { zh, en }, ref, query: 'eq', column: { width: 220 } });

/** Entries of the ledger of contracts, with two sides. Only the server writes them; nothing changes or deletes one. */
export default defineResource({
  name: 'contractentry',
  noun: 'contract_entry',
  label: { zh: '合同分录', en: 'Entry of a contract' },
  about: {
    zh: '合同的复式台账：每笔有借方和贷方，来自付款、付款单或安措费使用；只增不改，任何时候借贷相等。',
    en: 'The ledger of contracts: each entry has two sides and comes from a payment, an order or a use of the safety fee. Entries are only added.',
  },
  service: 'order',
  title: 'summary',
  scope: 'organisation',
  follows: 'contract_id',
  sort: { field: 'entry_on', order: 'desc' },
  fields: {
    summary: field.text({
      label: { zh: '摘要', en: 'Summary' },
      required: true,
      maxLength: 300,
      query: 'like',
      column: { width: 280, fixed: 'left' },
    }),
    entry_on: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
    }),
    debit: field.code({
      label: { zh: '借方', en: 'Debit' },
      required: true,
      dict: contractAccount,
      query: 'in',
      column: { width: 120, priority: 1 },
    }),
    credit: field.code({
      label: { zh: '贷方', en: 'Credit' },
      required: true,
      dict: contractAccount,
      query: 'in',
      column: { width: 120, priority: 1 },
    }),
    amount: field.money({
      label: { zh: '金额', en: 'Amount' },
      required: true,
      column: { width: 140, priority: 1 },
    }),
    contract_id: field.reference({
      label: { zh: '合同', en: 'Contract' },
      required: true,
      ref: 'contractmanage',
      query: 'eq',
      column: { width: 240 },
    }),
    project_id: projectField({ column: { width: 200, hidden: true } }),
    certificate_id: source('合同付款', 'Payment', 'contractpayment'),
    payout_id: source('付款单', 'Order', 'contractpayout'),
    safety_id: source('安措费使用', 'Use of the safety fee', 'contractsafety'),
  },
  endpoints: { list: 'GET contractentry', detail: 'GET contractentry/{id}', export: 'GET contractentry/export' },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { fundEntryKind } from '../dictionary.ts';

/** Entries of the funds of projects. Nothing changes or deletes them; a cancelled paper is booked back. */
export default defineResource({
  name: 'fundentry',
  noun: 'fund_entry',
  label: { zh: '资金流水', en: 'Entry of funds' },
  about: {
    zh: '项目资金的每一笔变动，带变动后的余额和来由单据；由审批和支付自动记账，不可修改或删除。',
    en: 'Each change of the funds of a project, with the balance after it and its paper. Approvals and payments make them.',
  },
  service: 'order',
  title: 'entry_number',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    entry_number: field.text({
      label: { zh: '流水号', en: 'Number' },
      required: true,
      maxLength: 40,
      query: 'like',
      column: { width: 180, fixed: 'left' },
    }),
    project_id: projectField({ required: true }),
    kind: field.code({
      label: { zh: '类型', en: 'Kind' },
      required: true,
      dict: fundEntryKind,
      query: 'in',
      column: { width: 110 },
    }),
    entry_on: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
    }),
    amount: field.money({ label: { zh: '金额', en: 'Amount' }, required: true, column: { width: 140, priority: 1 } }),
    balance_after: field.money({
      label: { zh: '变动后余额', en: 'Balance after it' },
      required: true,
      column: { width: 140, priority: 1 },
    }),
    paper_id: field.reference({
      label: { zh: '来由单据', en: 'Paper' },
      required: true,
      ref: 'fundraisingapproval',
      query: 'eq',
      column: { width: 240 },
    }),
    account_id: field.reference({
      label: { zh: '资金台账', en: 'Funds' },
      required: true,
      ref: 'fundaccount',
      query: 'eq',
      column: { width: 200, hidden: true },
    }),
  },
  views: { calendar: 'entry_on' },
  endpoints: {
    list: 'GET fundentry',
    detail: 'GET fundentry/{id}',
    export: 'GET fundentry/export',
  },
});

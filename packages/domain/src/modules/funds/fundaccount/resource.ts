import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';

const TOLD = ['column', 'detail', 'sheet'] as const;

/** The money of each project, counted from the entries; nobody writes it. */
export default defineResource({
  name: 'fundaccount',
  noun: 'fund_account',
  label: { zh: '项目资金', en: 'Funds of a project' },
  about: {
    zh: '每个项目的资金余额：批准的计划减去批准的用款，精确到分；每个数字都能打开它的单据。',
    en: 'The balance of each project: approved plans less approved requests, to the fen. Every figure opens its papers.',
  },
  service: 'order',
  title: 'project_id',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'updated_at', order: 'desc' },
  fields: {
    project_id: projectField({ required: true, column: { width: 260, fixed: 'left' } }),
    planned_total: field.money({ label: { zh: '批准计划', en: 'Plans' }, on: TOLD, column: { width: 150 } }),
    granted_total: field.money({
      label: { zh: '已批准未支付', en: 'Approved, not paid' },
      on: TOLD,
      column: { width: 150 },
    }),
    paid_total: field.money({ label: { zh: '已支付', en: 'Paid' }, on: TOLD, column: { width: 150 } }),
    balance: field.money({
      label: { zh: '可用余额', en: 'Balance' },
      on: TOLD,
      column: { width: 150, priority: 1 },
    }),
    papers: field.integer({
      label: { zh: '单据数', en: 'Papers' },
      min: 0,
      on: TOLD,
      column: { width: 100, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET fundaccount',
    detail: 'GET fundaccount/{id}',
    export: 'GET fundaccount/export',
  },
});

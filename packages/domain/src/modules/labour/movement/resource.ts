import { settlement, SETTLEMENT } from '../../../dictionary/labour.ts';
import { trade } from '../../../dictionary/person.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { movementKind } from './dictionary.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/**
 * Arrivals and departures: the history of all stays (console specification, section 2.3, `movement`). The steps of
 * `staff` write them, so that no arrival passes the rules by. A departure is never held back by unpaid wages: it is
 * settled, or carries 未结清 until somebody confirms.
 */
export default defineResource({
  name: 'movement',
  noun: 'movement',
  label: { zh: '进退场记录', en: 'Arrival or departure' },
  about: {
    zh: '人员每一次进场、转岗、离场的历史，由人员管理的操作自动生成。',
    en: 'Each arrival, change and departure of a person; the steps in 人员管理 write it.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  rules: [
    {
      zh: '由人员的进场、变更工种、退场步骤自动写入，不能手工新增；变更工种之日起原工种的班组级教育不再计算。',
      en: 'Written by the steps of a person: arrival, change of trade, departure; nobody adds them by hand. From a change of trade on, the education of the team for the trade before no longer counts.',
    },
    {
      zh: '退场从不因工资未结清而被阻止：须确认已结清，否则标记“未结清”并提醒可确认的人员。',
      en: 'Unpaid wages never hold a departure back: it is settled, or carries 未结清 and those who may confirm are told.',
    },
  ],
  follows: 'project_id',
  sort: { field: 'moved_on', order: 'desc' },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      on: SHOWN,
      column: { width: 120, fixed: 'left' },
    }),
    kind: field.code({
      label: { zh: '进退场', en: 'Arrival or departure' },
      required: true,
      dict: movementKind,
      query: 'eq',
      on: SHOWN,
      column: { width: 100, priority: 1 },
    }),
    moved_on: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      on: SHOWN,
      column: { width: 120, sort: true, priority: 1 },
    }),
    project_id: projectField({ on: SHOWN }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      ref: 'org',
      query: 'eq',
      on: SHOWN,
      column: { width: 130 },
    }),
    trade: field.code({
      label: { zh: '岗位工种', en: 'Post or trade' },
      dict: trade,
      query: 'in',
      on: SHOWN,
      column: { width: 110 },
    }),
    settlement: field.code({
      label: { zh: '工资结算', en: 'Wages on leaving' },
      dict: settlement,
      query: 'eq',
      on: SHOWN,
      column: { width: 100, priority: 1 },
    }),
    by_itself: field.boolean({
      label: { zh: '自动退场', en: 'Left by itself' },
      hint: { zh: '多日无通行记录', en: 'No passage for many days' },
      query: 'eq',
      on: SHOWN,
      column: { width: 90, hidden: true },
    }),
    reason: field.text({
      label: { zh: '说明', en: 'Remark' },
      maxLength: 200,
      on: TOLD,
      column: { width: 200, hidden: true },
    }),
    settled_on: field.date({
      label: { zh: '结清日期', en: 'Settled on' },
      on: TOLD,
      column: { width: 120, hidden: true },
    }),
    settled_proof: field.files({
      label: { zh: '结清凭证', en: 'Proof of payment' },
      personal: 'scan',
      maxCount: 9,
      on: ['detail'],
      column: false,
    }),
  },
  face: { title: 'staff_id', state: 'kind' },
  lifecycle: { field: 'settlement' },
  actions: {
    settle: {
      label: { zh: '确认结清', en: 'Confirm payment' },
      endpoint: 'PUT labour/movement/settle',
      step: {
        from: [SETTLEMENT.unsettled],
        to: SETTLEMENT.settled,
        asks: ['settled_on', 'settled_proof', 'reason'],
        needs: ['settled_on'],
      },
    },
  },
  attention: [
    {
      label: { zh: '离场未结清', en: 'Left with wages owed' },
      filters: { settlement: '2' },
      level: 'error',
      trend: 'moved_on',
      ranks: true,
    },
  ],
  figures: [
    {
      label: { zh: '今日进场', en: 'Arrived today' },
      filters: { kind: '1', begin_moved_on: '@today' },
      trend: 'moved_on',
    },
    { label: { zh: '近七日退场', en: 'Left in seven days' }, filters: { kind: '2', begin_moved_on: '@week' } },
  ],
  endpoints: {
    list: 'GET labour/movement',
    detail: 'GET labour/movement/{id}',
    export: 'GET labour/movement/export',
  },
});

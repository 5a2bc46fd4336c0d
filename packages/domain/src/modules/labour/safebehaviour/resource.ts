import { field } from '../../../field/field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { pointKind } from '../dictionary.ts';

/** Credits and penalties of people by the rules (console specification, section 2.3, `safebehaviour`). */
export default defineResource({
  name: 'safebehaviour',
  noun: 'behaviour',
  label: { zh: '安全行为', en: 'Safety behaviour' },
  about: {
    zh: '按积分规则记录人员的安全行为与违章，作为奖惩依据。',
    en: 'Credits and penalties of people by the rules, with evidence.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  offline: true,
  sort: { field: 'happened_on', order: 'desc' },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      column: { width: 110, fixed: 'left' },
    }),
    project_id: projectField({ required: true, column: { width: 220, hidden: true } }),
    rule_id: field.reference({
      label: { zh: '行为', en: 'Behaviour' },
      required: true,
      ref: 'ruleconfig',
      query: 'eq',
      column: { width: 220, priority: 1 },
    }),
    happened_on: field.date({
      label: { zh: '日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true },
      example: '2026-05-12',
    }),
    kind: field.code({
      label: { zh: '奖惩', en: 'Credit or penalty' },
      dict: pointKind,
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 90 },
    }),
    points: field.integer({
      label: { zh: '分值', en: 'Points' },
      hint: { zh: '取自规则；之后修改规则不影响已有记录', en: 'From the rule; what was entered stays as it was' },
      on: ['column', 'detail'],
      column: { width: 80, sort: true, priority: 1 },
    }),
    team_id: field.reference({
      label: { zh: '班组', en: 'Team' },
      ref: 'org',
      query: 'eq',
      on: ['column', 'query', 'detail'],
      column: { width: 130 },
    }),
    photos: field.image({
      label: { zh: '照片', en: 'Pictures' },
      maxCount: 6,
      watermark: true,
      column: { width: 120 },
    }),
    place: field.place({ label: { zh: '地点', en: 'Place' }, column: { width: 160, hidden: true } }),
    remark: field.textarea({
      label: { zh: '说明', en: 'Remark' },
      maxLength: 500,
      column: { width: 200, hidden: true },
    }),
  },
  figures: [
    {
      label: { zh: '近七日扣分', en: 'Penalties in seven days' },
      filters: { kind: '1', begin_happened_on: '@week' },
      trend: 'happened_on',
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET labour/behaviour',
    detail: 'GET labour/behaviour/{id}',
    add: 'POST labour/behaviour',
    delete: 'DELETE labour/behaviour/{id}',
    import: 'POST labour/behaviour/import',
    export: 'GET labour/behaviour/export',
  },
});

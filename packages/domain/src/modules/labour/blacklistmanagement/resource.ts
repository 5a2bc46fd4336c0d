import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { blacklistReason, blacklistStatus, listedKind } from './dictionary.ts';

const PROPOSED = 1;
const NOTICED = 2;
const IN_FORCE = 3;
const OBJECTED = 4;
const ENDED = 5;
const LATER = ['column', 'detail'] as const;

/**
 * Persons and units that a company does not let on its sites (console specification, section 2.3,
 * `blacklistmanagement`): proposed with evidence → notice given → in force for a term → ended; an objection is dealt
 * with in between. The companies of the group are refused too, without seeing the entry. The list of wage defaulters is
 * the state's (order 45) and is not made here.
 */
export default defineResource({
  name: 'blacklistmanagement',
  noun: 'blacklist',
  label: { zh: '黑名单', en: 'Blacklist entry' },
  about: {
    zh: '不允许进场的人员和单位：提出、告知、生效、到期或异议后解除，同集团企业共同执行。',
    en: 'People and units that may not enter: proposed, notified, in force for a term, and ended. The companies of the group refuse them too.',
  },
  service: 'user',
  title: 'listed_name',
  scope: 'organisation',
  // An entry that has ended is not late.
  face: { term: { field: 'to_date', states: [IN_FORCE, OBJECTED] } },
  rules: [
    {
      zh: '流程：拟列入（附证据）→ 告知本人 → 列入（有期限）→ 期满或解除；告知本身不拦截。',
      en: 'Proposed with evidence → notice given → in force for a term → ended. A notice alone refuses nobody.',
    },
    {
      zh: '人员按身份证号、单位按统一社会信用代码，在集团内各公司登记、进场、变更工种、参建、组建班组和门禁处拦截；其他公司只看到被拒绝和应联系的公司，看不到原因。',
      en: 'Persons by identity number and units by credit code are refused in all companies of the group: registration, arrival, change of trade, taking part, teams, gate. Another company learns that it is refused and whom to ask, not why.',
    },
    {
      zh: '生效后提出异议不停止执行；异议成立后解除，立即不再拦截。',
      en: 'An objection does not suspend an entry in force; when it is upheld the entry ends at once.',
    },
    {
      zh: '拖欠农民工工资失信联合惩戒名单由人力资源社会保障部门发布（人社部令第45号），不在此登记。',
      en: 'The list of wage defaulters is made by the state (order 45), not here.',
    },
  ],
  groups: {
    whom: { zh: '对象', en: 'Whom' },
    why: { zh: '原因与依据', en: 'Reason and evidence' },
    term: { zh: '告知与期限', en: 'Notice and term' },
    objection: { zh: '异议与解除', en: 'Objection and end' },
  },
  fields: {
    listed_name: field.text({
      label: { zh: '姓名或单位', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'whom',
      column: { width: 150, fixed: 'left' },
      example: '张某',
    }),
    status: field.code({
      label: { zh: '黑名单状态', en: 'State' },
      required: true,
      dict: blacklistStatus,
      query: 'in',
      initial: PROPOSED,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'whom',
      column: { width: 110 },
    }),
    kind: field.code({
      label: { zh: '对象', en: 'Whom' },
      required: true,
      dict: listedKind,
      query: 'eq',
      initial: 1,
      group: 'whom',
      column: { width: 80, priority: 1 },
      example: '人员',
    }),
    staff_id: field.reference({
      label: { zh: '本单位人员', en: 'Own person' },
      ref: 'staff',
      query: 'eq',
      group: 'whom',
      column: { width: 110, hidden: true },
    }),
    id_card: field.idcard({
      label: { zh: '身份证号', en: 'Identity number' },
      hint: { zh: '人员必填；按身份证号在集团内各单位拦截', en: 'The companies of the group refuse by this number' },
      check: 'identity',
      query: 'in',
      group: 'whom',
      column: { width: 190 },
    }),
    credit_code: field.text({
      label: { zh: '统一社会信用代码', en: 'Credit code' },
      maxLength: 18,
      check: 'credit_code',
      query: 'eq',
      group: 'whom',
      column: { width: 190, hidden: true },
    }),
    reason: field.code({
      label: { zh: '列入原因', en: 'Reason' },
      required: true,
      dict: blacklistReason,
      query: 'in',
      group: 'why',
      column: { width: 140, priority: 1 },
      example: '重大违章',
    }),
    facts: field.textarea({
      label: { zh: '事实经过', en: 'What happened' },
      required: true,
      maxLength: 2000,
      group: 'why',
      column: { width: 240, hidden: true },
      example: '2026-04-02 在 3 号楼违章拆除临边防护',
    }),
    evidence: field.files({
      label: { zh: '证据', en: 'Evidence' },
      maxCount: 9,
      group: 'why',
      column: { width: 140, hidden: true },
    }),
    notice_date: field.date({
      label: { zh: '告知日期', en: 'Notice on' },
      on: LATER,
      group: 'term',
      column: { width: 120, hidden: true },
    }),
    from_date: field.date({
      label: { zh: '列入日期', en: 'From' },
      query: 'between',
      on: ['column', 'query', 'detail'],
      group: 'term',
      column: { width: 120, sort: true },
    }),
    to_date: field.date({
      label: { zh: '期满日期', en: 'Until' },
      query: 'between',
      on: ['column', 'query', 'detail'],
      group: 'term',
      column: { width: 120, sort: true },
    }),
    contact_id: field.reference({
      label: { zh: '联系人', en: 'Whom to ask' },
      ref: 'usermanage',
      own: true,
      group: 'term',
      column: { width: 110, hidden: true },
    }),
    objection: field.textarea({
      label: { zh: '异议内容', en: 'Objection' },
      maxLength: 1000,
      on: ['detail'],
      group: 'objection',
    }),
    decision: field.textarea({
      label: { zh: '处理意见', en: 'Decision' },
      maxLength: 1000,
      on: ['detail'],
      group: 'objection',
    }),
  },
  order: [['from_date', 'to_date']],
  check: ({ kind, id_card, credit_code }) => {
    if (kind === 1 && !id_card)
      return [{ path: 'id_card', label: { zh: '请填写身份证号', en: 'Enter the identity number' } }];
    if (kind === 2 && !credit_code)
      return [{ path: 'credit_code', label: { zh: '请填写统一社会信用代码', en: 'Enter the credit code' } }];
    return [];
  },
  lifecycle: {
    field: 'status',
    editable: [PROPOSED],
    due: { field: 'to_date', states: [IN_FORCE], to: ENDED, tells: ['contact_id'] },
  },
  actions: {
    notice: {
      label: { zh: '告知本人', en: 'Give notice' },
      endpoint: 'PUT labour/blacklist/notice',
      step: { from: [PROPOSED], to: NOTICED, asks: ['notice_date', 'evidence'], needs: ['notice_date', 'evidence'] },
    },
    enforce: {
      label: { zh: '列入', en: 'Put in force' },
      endpoint: 'PUT labour/blacklist/enforce',
      step: {
        from: [NOTICED, OBJECTED],
        to: IN_FORCE,
        asks: ['from_date', 'to_date', 'decision'],
        needs: ['from_date', 'to_date'],
        tells: ['contact_id'],
        danger: true,
      },
    },
    object: {
      label: { zh: '登记异议', en: 'Enter an objection' },
      endpoint: 'PUT labour/blacklist/object',
      step: {
        from: [NOTICED, IN_FORCE],
        to: OBJECTED,
        asks: ['objection'],
        needs: ['objection'],
        tells: ['contact_id'],
      },
    },
    lift: {
      label: { zh: '解除', en: 'End' },
      endpoint: 'PUT labour/blacklist/lift',
      step: {
        from: [PROPOSED, NOTICED, IN_FORCE, OBJECTED],
        to: ENDED,
        asks: ['decision'],
        needs: ['decision'],
        tells: ['contact_id'],
      },
    },
  },
  attention: [
    { label: { zh: '黑名单异议待处理', en: 'Objections to decide' }, filters: { status: '4' }, level: 'warning' },
  ],
  figures: [{ label: { zh: '黑名单生效中', en: 'Blacklist in force' }, filters: { status: '3' } }],
  endpoints: {
    list: 'GET labour/blacklist',
    detail: 'GET labour/blacklist/{id}',
    add: 'POST labour/blacklist',
    edit: 'PUT labour/blacklist',
    delete: 'DELETE labour/blacklist/{id}',
    import: 'POST labour/blacklist/import',
    export: 'GET labour/blacklist/export',
  },
});

import { field } from '../../../field/field.ts';
import { POLICY_COVER } from '../../../insurance/cover.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { INSURANCE_MODE, insuranceCover, policyKind, insuranceMode, POLICY, policyStatus } from './dictionary.ts';

const NOT_BELOW_ZERO = { zh: '金额不能为负', en: 'An amount is not below zero' };

/** Insurance policies of projects (console specification, section 2.2: `safetyinsurance`). */
export default defineResource({
  name: 'safetyinsurance',
  noun: 'insurance_policy',
  label: { zh: '保单', en: 'Policy' },
  about: {
    zh: '项目的安全生产责任保险、工伤保险等保单：保障期、保额、记名名单，出险报案与到期续保。',
    en: 'Liability and injury insurance of projects: term, sum, who is named, incidents, and what ends.',
  },
  rules: [
    {
      zh: '项目需要的险种没有在保的保单，即有保障缺口；现场在场而未被在保保单覆盖的人员逐个列出并计数。',
      en: 'Cover is missing when no policy of a needed kind is in force. People on site whom none covers are listed and counted.',
    },
    {
      zh: '不记名保单覆盖项目全部人员，记名保单只覆盖名单上的人员。',
      en: 'A policy covers everybody on its project, or the persons whom it names.',
    },
    {
      zh: '出险时间在保障期内才能报案；同一保单的赔付合计不超过累计保额。',
      en: 'An incident is claimed within the term. What is paid in all is not more than the sum insured.',
    },
  ],
  service: 'order',
  title: 'policy_number',
  scope: 'organisation',
  follows: 'project_id',
  imports: 'append',
  sort: { field: 'ends_on', order: 'desc' },
  groups: {
    policy: { zh: '保单', en: 'Policy' },
    sums: { zh: '保额与保费', en: 'Sums' },
    incident: { zh: '最近报案', en: 'Last incident' },
  },
  fields: {
    policy_number: field.text({
      label: { zh: '保单号', en: 'Number' },
      required: true,
      maxLength: 60,
      query: 'like',
      unique: true,
      group: 'policy',
      column: { width: 200, fixed: 'left' },
      example: 'PZ-AZX-2026-0186',
    }),
    policy_status: field.code({
      label: { zh: '保单状态', en: 'State' },
      required: true,
      dict: policyStatus,
      query: 'in',
      initial: POLICY.kept,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'policy',
      column: { width: 100 },
    }),
    cover_state: field.code({
      label: { zh: '保障情况', en: 'Cover' },
      dict: insuranceCover,
      query: 'in',
      initial: POLICY_COVER.waiting,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'policy',
      column: { width: 100, priority: 1 },
    }),
    insurance_kind: field.code({
      label: { zh: '险种', en: 'Kind' },
      required: true,
      dict: policyKind,
      query: 'in',
      group: 'policy',
      column: { width: 190 },
    }),
    project_id: projectField({ required: true, group: 'policy' }),
    insurer: field.text({
      label: { zh: '承保机构', en: 'Insurer' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'policy',
      column: { width: 200 },
      example: '华东财产保险股份有限公司',
    }),
    policy_holder: field.text({
      label: { zh: '投保单位', en: 'Holder' },
      maxLength: 100,
      group: 'policy',
      column: { width: 200, hidden: true },
    }),
    starts_on: field.date({
      label: { zh: '起保日期', en: 'From' },
      required: true,
      group: 'policy',
      column: { width: 120, sort: true },
      example: '2026-01-01',
    }),
    ends_on: field.date({
      label: { zh: '终保日期', en: 'Until' },
      required: true,
      query: 'between',
      group: 'policy',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-12-31',
    }),
    insurance_mode: field.code({
      label: { zh: '承保方式', en: 'Who is covered' },
      required: true,
      dict: insuranceMode,
      query: 'eq',
      initial: INSURANCE_MODE.everybody,
      group: 'policy',
      column: { width: 100 },
    }),
    keeper_id: field.reference({
      label: { zh: '负责人', en: 'Keeper' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'policy',
      column: { width: 110, hidden: true },
    }),
    policy_files: field.files({
      label: { zh: '保单与缴费凭证', en: 'Policy and receipts' },
      maxCount: 9,
      group: 'policy',
      column: false,
    }),
    insured_amount: field.money({
      label: { zh: '累计保额', en: 'Sum insured' },
      hint: { zh: '法定工伤保险没有累计保额，留空', en: 'Empty for statutory injury insurance, which has none' },
      group: 'sums',
      column: { width: 150 },
      example: '5000000.00',
    }),
    person_amount: field.money({
      label: { zh: '每人保额', en: 'Sum per person' },
      group: 'sums',
      column: { width: 140, hidden: true },
    }),
    premium: field.money({ label: { zh: '保费', en: 'Premium' }, group: 'sums', column: { width: 130, hidden: true } }),
    claimed_total: field.money({
      label: { zh: '已赔付', en: 'Paid by the insurer' },
      on: ['column', 'detail', 'sheet'],
      group: 'sums',
      column: { width: 130 },
    }),
    surrender_reason: field.textarea({
      label: { zh: '退保原因', en: 'Why it was surrendered' },
      maxLength: 500,
      on: ['detail'],
      group: 'policy',
      column: false,
    }),
    accident_id: field.reference({
      label: { zh: '事故台账', en: 'Accident' },
      ref: 'accidentrecord',
      among: { project: 'project_id' },
      on: ['detail'],
      group: 'incident',
    }),
    incident_at: field.datetime({ label: { zh: '出险时间', en: 'Happened at' }, on: ['detail'], group: 'incident' }),
    incident_place: field.text({
      label: { zh: '出险地点', en: 'Place' },
      maxLength: 100,
      on: ['detail'],
      group: 'incident',
    }),
    injured_id: field.reference({
      label: { zh: '伤员', en: 'Injured person' },
      ref: 'staff',
      on: ['detail'],
      group: 'incident',
    }),
    incident_text: field.textarea({
      label: { zh: '出险经过', en: 'What happened' },
      maxLength: 1000,
      on: ['detail'],
      group: 'incident',
      column: false,
    }),
    incident_photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      on: ['detail'],
      group: 'incident',
      column: false,
    }),
  },
  order: [['starts_on', 'ends_on']],
  check: (record) =>
    ['insured_amount', 'person_amount', 'premium'].flatMap((path) => {
      const value = record[path];
      return typeof value === 'string' && value.startsWith('-') ? [{ path, label: NOT_BELOW_ZERO }] : [];
    }),
  attention: [
    {
      label: { zh: '即将到期保单', en: 'Policies that end soon' },
      filters: { cover_state: String(POLICY_COVER.ending), policy_status: String(POLICY.kept) },
      level: 'warning',
      ranks: true,
    },
  ],
  figures: [
    {
      label: { zh: '保障中的保单', en: 'Policies in force' },
      filters: { cover_state: `${POLICY_COVER.inForce},${POLICY_COVER.ending}`, policy_status: String(POLICY.kept) },
    },
  ],
  lifecycle: { field: 'policy_status', editable: [POLICY.kept] },
  actions: {
    report: {
      label: { zh: '出险报案', en: 'Report an incident' },
      endpoint: 'POST safetyinsurance/report',
      step: {
        from: [POLICY.kept],
        to: POLICY.kept,
        asks: ['accident_id', 'incident_at', 'incident_place', 'injured_id', 'incident_text', 'incident_photos'],
        needs: ['incident_at', 'incident_place', 'incident_text'],
        tells: ['keeper_id'],
        page: 'action',
      },
    },
    surrender: {
      label: { zh: '退保', en: 'Surrender' },
      endpoint: 'POST safetyinsurance/surrender',
      step: {
        from: [POLICY.kept],
        to: POLICY.surrendered,
        asks: ['surrender_reason'],
        needs: ['surrender_reason'],
        tells: ['keeper_id'],
        danger: true,
      },
    },
  },
  views: { calendar: 'ends_on' },
  endpoints: {
    list: 'GET safetyinsurance',
    detail: 'GET safetyinsurance/{id}',
    add: 'POST safetyinsurance',
    edit: 'PUT safetyinsurance',
    delete: 'DELETE safetyinsurance/{id}',
    import: 'POST safetyinsurance/import',
    export: 'GET safetyinsurance/export',
  },
});

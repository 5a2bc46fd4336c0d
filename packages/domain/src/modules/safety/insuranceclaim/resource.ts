import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { CLAIM, claimStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/** Claims that incidents have made of policies, from the report to the payment. */
export default defineResource({
  name: 'insuranceclaim',
  noun: 'insurance_claim',
  label: { zh: '理赔', en: 'Claim' },
  about: {
    zh: '由保单「出险报案」产生的理赔：立案、补齐材料、定损、赔付或拒赔。',
    en: 'Claims made by reporting an incident to a policy: filed, assessed, paid or refused.',
  },
  rules: [
    {
      zh: '赔付不超过定损金额，同一保单赔付合计不超过累计保额；同时赔付也不会超出。',
      en: 'What is paid is not more than assessed, and in all not more than the sum insured, also when paid at once.',
    },
    {
      zh: '报案晚于时限的标为超期；立案后到期未交材料的提醒负责人。',
      en: 'A late report is marked. Whoever keeps the policy is told when the documents are due.',
    },
  ],
  service: 'order',
  title: 'claim_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'incident_at', order: 'desc' },
  groups: {
    incident: { zh: '出险', en: 'Incident' },
    claim: { zh: '理赔', en: 'Claim' },
  },
  fields: {
    claim_title: field.text({
      label: { zh: '理赔事项', en: 'Subject' },
      required: true,
      maxLength: 120,
      query: 'like',
      on: KEPT,
      group: 'incident',
      column: { width: 240, fixed: 'left' },
    }),
    claim_status: field.code({
      label: { zh: '理赔状态', en: 'State' },
      required: true,
      dict: claimStatus,
      query: 'in',
      initial: CLAIM.reported,
      on: KEPT,
      group: 'claim',
      column: { width: 100 },
    }),
    policy_id: field.reference({
      label: { zh: '保单', en: 'Policy' },
      required: true,
      ref: 'safetyinsurance',
      query: 'eq',
      on: KEPT,
      group: 'incident',
      column: { width: 190 },
    }),
    project_id: projectField({ required: true, on: KEPT, group: 'incident' }),
    accident_id: field.reference({
      label: { zh: '事故台账', en: 'Accident' },
      ref: 'accidentrecord',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'incident',
      column: { width: 200, hidden: true },
    }),
    incident_at: field.datetime({
      label: { zh: '出险时间', en: 'Happened at' },
      required: true,
      query: 'between',
      on: KEPT,
      group: 'incident',
      column: { width: 160, sort: true },
    }),
    incident_place: field.text({
      label: { zh: '出险地点', en: 'Place' },
      required: true,
      maxLength: 100,
      group: 'incident',
      column: { width: 160, hidden: true },
    }),
    injured_id: field.reference({
      label: { zh: '伤员', en: 'Injured person' },
      ref: 'staff',
      query: 'eq',
      group: 'incident',
      column: { width: 110 },
    }),
    incident_text: field.textarea({
      label: { zh: '出险经过', en: 'What happened' },
      required: true,
      maxLength: 1000,
      group: 'incident',
      column: { width: 220, hidden: true },
    }),
    incident_photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'incident',
      column: { width: 140, hidden: true },
    }),
    reported_at: field.datetime({
      label: { zh: '报案时间', en: 'Reported at' },
      on: TOLD,
      group: 'incident',
      column: { width: 160, hidden: true },
    }),
    is_late: field.boolean({
      label: { zh: '超期报案', en: 'Reported late' },
      query: 'eq',
      on: KEPT,
      group: 'incident',
      column: { width: 100 },
    }),
    keeper_id: field.reference({
      label: { zh: '负责人', en: 'Keeper' },
      ref: 'usermanage',
      query: 'eq',
      on: KEPT,
      group: 'claim',
      column: { width: 110, hidden: true },
    }),
    claim_number: field.text({
      label: { zh: '赔案号', en: 'Number of the insurer' },
      maxLength: 60,
      query: 'like',
      on: KEPT,
      group: 'claim',
      column: { width: 160 },
    }),
    materials_due: field.date({
      label: { zh: '材料期限', en: 'Documents due' },
      query: 'between',
      on: KEPT,
      group: 'claim',
      column: { width: 120 },
    }),
    assessed_amount: field.money({
      label: { zh: '定损金额', en: 'Assessed' },
      on: TOLD,
      group: 'claim',
      column: { width: 130 },
    }),
    paid_amount: field.money({
      label: { zh: '赔付金额', en: 'Paid' },
      on: TOLD,
      group: 'claim',
      column: { width: 130, priority: 1 },
    }),
    paid_on: field.date({
      label: { zh: '赔付日期', en: 'Paid on' },
      query: 'between',
      on: KEPT,
      group: 'claim',
      column: { width: 120, hidden: true },
    }),
    claim_files: field.files({
      label: { zh: '理赔材料', en: 'Documents' },
      maxCount: 9,
      on: ['column', 'detail'],
      group: 'claim',
      column: { width: 140, hidden: true },
    }),
    claim_note: field.textarea({
      label: { zh: '处理说明', en: 'Note' },
      maxLength: 500,
      on: TOLD,
      group: 'claim',
      column: { width: 200, hidden: true },
    }),
  },
  attention: [
    {
      label: { zh: '未结理赔', en: 'Open claims' },
      filters: { claim_status: `${CLAIM.reported},${CLAIM.filed},${CLAIM.assessed}` },
      level: 'warning',
    },
  ],
  lifecycle: {
    field: 'claim_status',
    editable: [CLAIM.reported],
    due: { field: 'materials_due', states: [CLAIM.filed], tells: ['keeper_id'] },
  },
  actions: {
    file: {
      label: { zh: '立案', en: 'File' },
      endpoint: 'POST insuranceclaim/file',
      step: {
        from: [CLAIM.reported],
        to: CLAIM.filed,
        asks: ['claim_number', 'materials_due'],
        needs: ['claim_number', 'materials_due'],
        tells: ['keeper_id'],
      },
    },
    assess: {
      label: { zh: '定损', en: 'Assess' },
      endpoint: 'POST insuranceclaim/assess',
      step: {
        from: [CLAIM.filed],
        to: CLAIM.assessed,
        asks: ['assessed_amount', 'claim_files'],
        needs: ['assessed_amount', 'claim_files'],
        tells: ['keeper_id'],
      },
    },
    settle: {
      label: { zh: '赔付', en: 'Enter the payment' },
      endpoint: 'POST insuranceclaim/settle',
      step: {
        from: [CLAIM.assessed],
        to: CLAIM.paid,
        asks: ['paid_amount', 'paid_on'],
        needs: ['paid_amount', 'paid_on'],
        tells: ['keeper_id'],
      },
    },
    reject: {
      label: { zh: '登记拒赔', en: 'Refused by the insurer' },
      endpoint: 'POST insuranceclaim/reject',
      step: {
        from: [CLAIM.reported, CLAIM.filed, CLAIM.assessed],
        to: CLAIM.refused,
        asks: ['claim_note'],
        needs: ['claim_note'],
        tells: ['keeper_id'],
        danger: true,
      },
    },
    drop: {
      label: { zh: '撤案', en: 'Withdraw' },
      endpoint: 'POST insuranceclaim/drop',
      step: {
        from: [CLAIM.reported, CLAIM.filed],
        to: CLAIM.withdrawn,
        asks: ['claim_note'],
        needs: ['claim_note'],
        danger: true,
      },
    },
  },
  endpoints: {
    list: 'GET insuranceclaim',
    detail: 'GET insuranceclaim/{id}',
    edit: 'PUT insuranceclaim',
    export: 'GET insuranceclaim/export',
    word: 'GET insuranceclaim/word',
  },
});

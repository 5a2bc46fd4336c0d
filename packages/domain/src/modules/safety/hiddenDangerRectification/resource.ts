import { field } from '../../../field/field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { dangerLevel } from '../dictionary.ts';
import { correctionStatus } from './dictionary.ts';

const ON_THE_WAY = ['column', 'detail'] as const;

/**
 * Orders to correct the hidden dangers that a patrol or check has found (console specification, section 7.5: correction
 * order).
 */
export default defineResource({
  name: 'hiddenDangerRectification',
  noun: 'correction',
  label: { zh: '整改单', en: 'Rectification order' },
  about: {
    zh: '隐患从发现、整改到复查闭环的整改单：写清责任人和期限，超期自动提醒。',
    en: 'Orders to rectify a hazard, from finding to recheck. Each names a person and a due date; overdue ones are reminded.',
  },
  firstStep: {
    order: 50,
    label: { zh: '下达第一张整改单', en: 'Order the first rectification' },
    hint: {
      zh: '拍照、指定整改人和期限；整改、复查后闭环',
      en: 'With a picture, a person and a deadline; it ends with the recheck',
    },
  },
  service: 'device',
  title: 'order_title',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  groups: {
    danger: { zh: '隐患', en: 'Hazard' },
    people: { zh: '人员与期限', en: 'People and time' },
    correction: { zh: '整改', en: 'Rectification' },
    recheck: { zh: '复查', en: 'Recheck' },
  },
  fields: {
    order_title: field.textarea({
      label: { zh: '隐患描述', en: 'Hazard' },
      required: true,
      maxLength: 1000,
      query: 'like',
      group: 'danger',
      column: { width: 260, fixed: 'left' },
    }),
    status: field.code({
      label: { zh: '整改状态', en: 'State' },
      required: true,
      dict: correctionStatus,
      query: 'in',
      initial: 1,
      on: ['column', 'query', 'detail', 'sheet'],
      group: 'danger',
      column: { width: 110 },
    }),
    danger_level: field.code({
      label: { zh: '隐患等级', en: 'Hazard level' },
      required: true,
      dict: dangerLevel,
      query: 'in',
      initial: 1,
      group: 'danger',
      column: { width: 110, priority: 1 },
    }),
    project_id: projectField({ group: 'danger', column: { width: 220 } }),
    patrol_id: field.reference({
      label: { zh: '来源巡检', en: 'From patrol' },
      ref: 'patrollog',
      on: ['column', 'detail'],
      group: 'danger',
      column: { width: 180, hidden: true },
    }),
    checklist_id: field.reference({
      label: { zh: '来源检查表', en: 'From checklist' },
      ref: 'safetyChecklist',
      query: 'eq',
      on: ['column', 'query', 'add', 'detail'],
      group: 'danger',
      column: { width: 180, hidden: true },
    }),
    checklist_item: field.text({
      label: { zh: '来源检查项', en: 'Item of the checklist' },
      maxLength: 200,
      on: ['column', 'add', 'detail'],
      group: 'danger',
      column: { width: 200, hidden: true },
    }),
    photos: field.image({
      label: { zh: '隐患照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'danger',
      column: { width: 160 },
    }),
    rectifier_id: field.reference({
      label: { zh: '整改人', en: 'Responsible person' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'people',
      column: { width: 110, priority: 1 },
    }),
    inspector_id: field.reference({
      label: { zh: '复查人', en: 'Inspector' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      group: 'people',
      column: { width: 110 },
    }),
    deadline: field.date({
      label: { zh: '整改期限', en: 'Due date' },
      required: true,
      query: 'between',
      group: 'people',
      column: { width: 120, sort: true },
    }),
    measure: field.textarea({
      label: { zh: '整改情况', en: 'Action taken' },
      maxLength: 1000,
      on: [...ON_THE_WAY, 'sheet'],
      group: 'correction',
      column: { width: 220, hidden: true },
    }),
    result_photos: field.image({
      label: { zh: '整改后照片', en: 'Photos after rectification' },
      maxCount: 9,
      watermark: true,
      on: ON_THE_WAY,
      group: 'correction',
      column: { width: 160, hidden: true },
    }),
    corrected_at: field.datetime({
      label: { zh: '整改时间', en: 'Rectified at' },
      on: [...ON_THE_WAY, 'sheet'],
      group: 'correction',
      column: { width: 170, hidden: true },
    }),
    recheck_opinion: field.textarea({
      label: { zh: '复查意见', en: 'Recheck comments' },
      maxLength: 500,
      on: [...ON_THE_WAY, 'sheet'],
      group: 'recheck',
      column: { width: 200, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '复查人签名', en: 'Signature' },
      on: ON_THE_WAY,
      group: 'recheck',
      column: { width: 140, hidden: true },
    }),
    closed_at: field.datetime({
      label: { zh: '闭合时间', en: 'Closed at' },
      on: [...ON_THE_WAY, 'sheet'],
      group: 'recheck',
      column: { width: 170, hidden: true },
    }),
  },
  attention: [
    {
      label: { zh: '待整改隐患', en: 'Hazards to rectify' },
      filters: { status: '1' },
      level: 'error',
      trend: 'created_at',
      ranks: true,
      open: true,
    },
    { label: { zh: '待复查隐患', en: 'Rectifications to recheck' }, filters: { status: '2' }, level: 'warning' },
  ],
  endpoints: {
    list: 'GET correction-order',
    detail: 'GET correction-order/{id}',
    add: 'POST correction-order',
    edit: 'PUT correction-order',
    export: 'POST correction-order/export',
  },
  lifecycle: {
    field: 'status',
    editable: [1],
    tells: ['rectifier_id', 'inspector_id'],
    due: { field: 'deadline', states: [1, 2], tells: ['rectifier_id'], escalates: ['inspector_id'] },
  },
  actions: {
    result: {
      label: { zh: '提交整改结果', en: 'Report rectification' },
      endpoint: 'PUT correction-order/result',
      step: {
        from: [1],
        to: 2,
        by: 'rectifier_id',
        asks: ['measure', 'result_photos'],
        needs: ['measure', 'result_photos'],
        stamps: { at: 'corrected_at' },
        // The opinion that refused the previous correction does not apply to this one.
        clears: ['recheck_opinion'],
        offline: true,
        tells: ['inspector_id'],
      },
    },
    pass: {
      label: { zh: '复查通过', en: 'Accept' },
      endpoint: 'PUT correction-order/pass',
      step: {
        from: [2],
        to: 3,
        by: 'inspector_id',
        asks: ['recheck_opinion', 'signature'],
        needs: ['signature'],
        stamps: { at: 'closed_at' },
        offline: true,
        tells: ['rectifier_id'],
      },
    },
    refuse: {
      label: { zh: '复查不通过', en: 'Reject' },
      endpoint: 'PUT correction-order/refuse',
      step: {
        from: [2],
        to: 1,
        by: 'inspector_id',
        asks: ['recheck_opinion', 'deadline'],
        needs: ['recheck_opinion', 'deadline'],
        clears: ['corrected_at'],
        offline: true,
        tells: ['rectifier_id'],
        danger: true,
      },
    },
    reassign: {
      label: { zh: '转派', en: 'Reassign' },
      endpoint: 'PUT correction-order/reassign',
      step: {
        from: [1, 2],
        to: 1,
        asks: ['rectifier_id', 'inspector_id', 'deadline'],
        needs: ['rectifier_id', 'inspector_id', 'deadline'],
        tells: ['rectifier_id', 'inspector_id'],
      },
    },
    withdraw: {
      label: { zh: '撤销', en: 'Withdraw' },
      endpoint: 'PUT correction-order/withdraw',
      step: {
        from: [1],
        to: 4,
        by: 'inspector_id',
        asks: ['recheck_opinion'],
        needs: ['recheck_opinion'],
        tells: ['rectifier_id'],
        danger: true,
      },
    },
  },
});

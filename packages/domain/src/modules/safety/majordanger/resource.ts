import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { MAJOR_DANGER, majorDangerCriterion, majorDangerStatus } from './dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const TAKEN = ['column', 'detail'] as const;
const MADE = ['column', 'query', 'add', 'detail', 'sheet'] as const;

/** Major dangers (重大事故隐患): they stop the work and are reported. */
export default defineResource({
  name: 'majordanger',
  noun: 'major_danger',
  label: { zh: '重大事故隐患', en: 'Major danger' },
  about: {
    zh: '按现行判定标准认定的重大事故隐患：登记即停工并上报，整改、核查销号后才能复工。',
    en: 'Major dangers by the current criteria. Work stops and people are told at once; it goes on when the correction is verified.',
  },
  rules: [
    {
      zh: '未销号前，部位（及下级部位）或所选任务不能开始，指定该部位的进度计划任务不能报开始，也不能登记停工之后的生产任务；不选部位则整个项目停工。',
      en: 'Until it is closed, tasks on the part and below it, those of schedules too, or the named one, do not begin, and no work after the stop is recorded; without a part the whole project stops.',
    },
    {
      zh: '整改单的隐患级别为重大时，可由整改单直接登记，带入已知内容；同一整改单只登记一条未撤销的重大隐患。',
      en: 'From an order of the highest level it is entered with what is known. An order has one that was not withdrawn.',
    },
    {
      zh: '整改人与核查人不能是同一人；认定后判定情形、部位不能再改，认定有误由核查人判为不成立。',
      en: 'Who corrects it does not verify it. Criterion and part stay; a wrong one is withdrawn by the verifier.',
    },
  ],
  service: 'device',
  title: 'danger_title',
  scope: 'organisation',
  follows: 'project_id',
  onSite: true,
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    danger: { zh: '隐患', en: 'Danger' },
    people: { zh: '责任与期限', en: 'People and term' },
    correction: { zh: '整改', en: 'Correction' },
    verify: { zh: '核查销号', en: 'Verification' },
  },
  fields: {
    danger_title: field.text({
      label: { zh: '隐患名称', en: 'Danger' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'danger',
      column: { width: 240, fixed: 'left', sort: true },
      example: '3#楼悬挑脚手架型钢锚固不足',
    }),
    danger_status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: majorDangerStatus,
      query: 'in',
      initial: MAJOR_DANGER.stopped,
      on: KEPT,
      group: 'danger',
      column: { width: 110 },
    }),
    criterion: field.code({
      label: majorDangerCriterion.label,
      required: true,
      dict: majorDangerCriterion,
      query: 'in',
      on: MADE,
      group: 'danger',
      column: { width: 240, priority: 1 },
    }),
    project_id: projectField({ required: true, group: 'danger', on: MADE, column: { width: 220 } }),
    part_id: partField({
      label: { zh: '停工部位', en: 'Stopped part' },
      hint: { zh: '不选则整个项目停工', en: 'None: the whole project stops' },
      on: MADE,
      group: 'danger',
    }),
    task_id: field.reference({
      label: { zh: '停工任务', en: 'Stopped task' },
      hint: { zh: '选了任务则只停这一项', en: 'Only this task stops' },
      ref: 'taskmanage',
      among: { project: 'project_id' },
      on: MADE,
      group: 'danger',
      column: { width: 160, hidden: true },
    }),
    found_on: field.date({
      label: { zh: '发现日期', en: 'Found on' },
      required: true,
      query: 'between',
      on: MADE,
      group: 'danger',
      column: { width: 120, sort: true },
    }),
    description: field.textarea({
      label: { zh: '隐患情况', en: 'What is wrong' },
      required: true,
      maxLength: 1000,
      group: 'danger',
      column: { width: 240, hidden: true },
    }),
    photos: field.image({
      label: { zh: '隐患照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      group: 'danger',
      column: { width: 140, hidden: true },
    }),
    risk_id: field.reference({
      label: { zh: '对应危险源', en: 'Risk' },
      ref: 'risksource',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'danger',
      column: { width: 160, hidden: true },
    }),
    order_id: field.reference({
      label: { zh: '来源整改单', en: 'From order' },
      ref: 'hiddenDangerRectification',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'danger',
      column: { width: 160, hidden: true },
    }),
    rectifier_id: field.reference({
      label: { zh: '整改责任人', en: 'To be corrected by' },
      required: true,
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'people',
      column: { width: 110, priority: 1 },
    }),
    verifier_id: field.reference({
      label: { zh: '核查人', en: 'To be verified by' },
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
    supervised_by: field.text({
      label: { zh: '挂牌督办单位', en: 'Supervised by' },
      maxLength: 100,
      group: 'people',
      column: { width: 180, hidden: true },
    }),
    told_people: field.references({
      label: { zh: '已上报', en: 'Reported to' },
      ref: 'usermanage',
      on: ['detail'],
      group: 'people',
    }),
    measure: field.textarea({
      label: { zh: '整改情况', en: 'Action taken' },
      maxLength: 1000,
      on: [...TAKEN, 'sheet'],
      group: 'correction',
      column: { width: 220, hidden: true },
    }),
    result_photos: field.image({
      label: { zh: '整改后照片', en: 'Photos after correction' },
      maxCount: 9,
      watermark: true,
      on: TAKEN,
      group: 'correction',
      column: { width: 140, hidden: true },
    }),
    corrected_at: field.datetime({
      label: { zh: '整改时间', en: 'Corrected at' },
      on: TAKEN,
      group: 'correction',
      column: { width: 170, hidden: true },
    }),
    verify_opinion: field.textarea({
      label: { zh: '核查意见', en: 'Opinion' },
      maxLength: 500,
      on: [...TAKEN, 'sheet'],
      group: 'verify',
      column: { width: 200, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '核查人签名', en: 'Signature' },
      on: TAKEN,
      group: 'verify',
      column: { width: 140, hidden: true },
    }),
    closed_at: field.datetime({
      label: { zh: '销号时间', en: 'Closed at' },
      query: 'between',
      on: [...TAKEN, 'query', 'sheet'],
      group: 'verify',
      column: { width: 170, hidden: true },
    }),
  },
  check: ({ rectifier_id, verifier_id, part_id, task_id, found_on, deadline }) => [
    ...(rectifier_id && rectifier_id === verifier_id
      ? [
          {
            path: 'verifier_id',
            label: { zh: '核查人不能是整改责任人，请另选一人', en: 'Choose somebody else than who corrects it' },
          },
        ]
      : []),
    ...(task_id && part_id
      ? [
          {
            path: 'task_id',
            label: { zh: '停工部位和停工任务只选一个', en: 'Either a part or a task stops; choose one' },
          },
        ]
      : []),
    ...(typeof found_on === 'string' && typeof deadline === 'string' && deadline < found_on
      ? [
          {
            path: 'deadline',
            label: { zh: '整改期限不能早于发现日期', en: 'It is due on the day it was found, or later' },
          },
        ]
      : []),
  ],
  attention: [
    {
      label: { zh: '未销号重大事故隐患', en: 'Open major dangers' },
      filters: { danger_status: `${MAJOR_DANGER.stopped},${MAJOR_DANGER.rechecked}` },
      level: 'error',
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET major-danger',
    detail: 'GET major-danger/{id}',
    add: 'POST major-danger',
    edit: 'PUT major-danger',
    export: 'GET major-danger/export',
    word: 'GET major-danger/word',
  },
  lifecycle: {
    field: 'danger_status',
    editable: [MAJOR_DANGER.stopped],
    due: {
      field: 'deadline',
      states: [MAJOR_DANGER.stopped, MAJOR_DANGER.rechecked],
      tells: ['rectifier_id'],
      escalates: ['verifier_id'],
    },
  },
  actions: {
    result: {
      label: { zh: '提交整改结果', en: 'Report correction' },
      endpoint: 'PUT major-danger/result',
      step: {
        from: [MAJOR_DANGER.stopped],
        to: MAJOR_DANGER.rechecked,
        by: 'rectifier_id',
        asks: ['measure', 'result_photos'],
        needs: ['measure', 'result_photos'],
        stamps: { at: 'corrected_at' },
        clears: ['verify_opinion'],
        offline: true,
        tells: ['verifier_id'],
      },
    },
    pass: {
      label: { zh: '核查销号', en: 'Close' },
      endpoint: 'PUT major-danger/pass',
      step: {
        from: [MAJOR_DANGER.rechecked],
        to: MAJOR_DANGER.closed,
        by: 'verifier_id',
        asks: ['verify_opinion', 'signature'],
        needs: ['verify_opinion', 'signature'],
        stamps: { at: 'closed_at' },
        offline: true,
        tells: ['rectifier_id'],
      },
    },
    refuse: {
      label: { zh: '复查不通过', en: 'Reject' },
      endpoint: 'PUT major-danger/refuse',
      step: {
        from: [MAJOR_DANGER.rechecked],
        to: MAJOR_DANGER.stopped,
        by: 'verifier_id',
        asks: ['verify_opinion', 'deadline'],
        needs: ['verify_opinion', 'deadline'],
        clears: ['corrected_at'],
        offline: true,
        tells: ['rectifier_id'],
        danger: true,
      },
    },
    withdraw: {
      label: { zh: '不成立', en: 'Not a major danger' },
      endpoint: 'PUT major-danger/withdraw',
      step: {
        from: [MAJOR_DANGER.stopped],
        to: MAJOR_DANGER.withdrawn,
        by: 'verifier_id',
        asks: ['verify_opinion'],
        needs: ['verify_opinion'],
        stamps: { at: 'closed_at' },
        tells: ['rectifier_id'],
        danger: true,
      },
    },
  },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { CONDITION, conditionStatus, keyStep } from '../dictionary.ts';
import { signed, takenAt, takenBy, told } from '../fields.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const COUNTED = ['column', 'detail'] as const;

/** Release of a key step by its conditions (console specification, section 2.3). */
export default defineResource({
  name: 'conditionAcceptance',
  noun: 'condition_release',
  label: { zh: '条件验收', en: 'Acceptance of conditions' },
  about: {
    zh: '关键工序施工前的条件验收：主控条件逐条举证，一般条件可限期放行；放行有有效期，放行前任务不能开始。',
    en: 'Conditions before a key step: main ones are all proven, general ones may be released for a term. Tasks wait for the release, which expires.',
  },
  rules: [
    {
      zh: '新建时按关键工序自动列出常用条件，可增减。',
      en: 'The usual conditions of the key step are listed by themselves; they may be changed.',
    },
    {
      zh: '主控条件有一条未证明就不能放行；一般条件未证明的须写明放行期限，期限过后仍未证明，放行失效。',
      en: 'It is not released while a main condition is open. A general one has a term; when it ends unproven, the release ends.',
    },
    {
      zh: '部位（及下级部位）或所选任务，在放行前和失效后不能开始。',
      en: 'Tasks on the part, or the named one, do not begin before the release or after its end.',
    },
  ],
  service: 'order',
  title: 'release_title',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '条件验收', en: 'Conditions' },
    present: { zh: '报验', en: 'Presentation' },
    release: { zh: '放行', en: 'Release' },
  },
  fields: {
    release_title: field.text({
      label: { zh: '条件验收名称', en: 'Name' },
      required: true,
      maxLength: 120,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left', sort: true },
      example: '基坑开挖条件验收',
    }),
    condition_status: field.code({
      label: { zh: '条件验收状态', en: 'State' },
      required: true,
      dict: conditionStatus,
      query: 'in',
      initial: CONDITION.draft,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    key_step: field.code({
      label: { zh: '关键工序', en: 'Key step' },
      required: true,
      dict: keyStep,
      query: 'in',
      on: ['column', 'query', 'add', 'detail', 'sheet'],
      group: 'basic',
      column: { width: 140, priority: 1 },
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, hidden: true } }),
    part_id: partField({ required: true, group: 'basic' }),
    task_id: field.reference({
      label: { zh: '关键工序任务', en: 'Task' },
      hint: { zh: '不选则挡住部位上所有未开始的任务', en: 'None: all tasks on the part wait' },
      ref: 'taskmanage',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 180, hidden: true },
    }),
    remark: field.textarea({
      label: { zh: '说明', en: 'Remark' },
      maxLength: 1000,
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
    main_total: field.integer({
      label: { zh: '主控条件', en: 'Main' },
      derived: true,
      on: COUNTED,
      group: 'basic',
      column: { width: 80 },
    }),
    main_open: field.integer({
      label: { zh: '主控未满足', en: 'Main open' },
      derived: true,
      on: COUNTED,
      group: 'basic',
      column: { width: 100, priority: 1 },
    }),
    general_open: field.integer({
      label: { zh: '一般未满足', en: 'General open' },
      derived: true,
      on: COUNTED,
      group: 'basic',
      column: { width: 100 },
    }),
    present_opinion: told({ label: { zh: '施工单位自查', en: 'Own check' }, group: 'present' }),
    presented_by: takenBy({ label: { zh: '报验人', en: 'Presented by' }, group: 'present' }),
    presented_at: takenAt({ label: { zh: '报验时间', en: 'Presented at' }, group: 'present' }),
    present_signature: signed({ label: { zh: '报验人签名', en: 'Signature' }, group: 'present' }),
    valid_until: field.date({
      label: { zh: '放行有效期至', en: 'Valid until' },
      query: 'between',
      on: KEPT,
      group: 'release',
      column: { width: 120, sort: true, priority: 1 },
    }),
    release_opinion: told({ label: { zh: '验收结论', en: 'Conclusion' }, group: 'release' }),
    released_by: takenBy({ label: { zh: '放行人', en: 'Released by' }, group: 'release' }),
    released_at: takenAt({ label: { zh: '放行时间', en: 'Released at' }, group: 'release' }),
    release_signature: signed({ label: { zh: '放行人签名', en: 'Signature of the release' }, group: 'release' }),
    back_reason: told({ label: { zh: '退回、失效或撤回原因', en: 'Why it went back' }, group: 'release' }),
  },
  attention: [
    {
      label: { zh: '待放行条件验收', en: 'Conditions to release' },
      filters: { condition_status: String(CONDITION.submitted) },
      level: 'warning',
      ranks: true,
    },
  ],
  endpoints: {
    list: 'GET condition-acceptance',
    detail: 'GET condition-acceptance/{id}',
    add: 'POST condition-acceptance',
    edit: 'PUT condition-acceptance',
    delete: 'DELETE condition-acceptance/{id}',
    export: 'GET condition-acceptance/export',
    word: 'GET condition-acceptance/word',
  },
  lifecycle: {
    field: 'condition_status',
    editable: [CONDITION.draft],
    due: {
      field: 'valid_until',
      states: [CONDITION.released],
      to: CONDITION.expired,
      tells: ['presented_by', 'released_by'],
    },
  },
  actions: {
    present: {
      label: { zh: '报验', en: 'Present' },
      endpoint: 'PUT condition-acceptance/present',
      step: {
        from: [CONDITION.draft],
        to: CONDITION.submitted,
        asks: ['present_opinion', 'present_signature'],
        needs: ['present_opinion', 'present_signature'],
        stamps: { by: 'presented_by', at: 'presented_at' },
        offline: true,
      },
    },
    release: {
      label: { zh: '放行', en: 'Release' },
      endpoint: 'PUT condition-acceptance/release',
      step: {
        from: [CONDITION.submitted],
        to: CONDITION.released,
        asks: ['valid_until', 'release_opinion', 'release_signature'],
        needs: ['valid_until', 'release_opinion', 'release_signature'],
        stamps: { by: 'released_by', at: 'released_at' },
        tells: ['presented_by'],
        offline: true,
      },
    },
    giveback: {
      label: { zh: '退回', en: 'Give back' },
      endpoint: 'PUT condition-acceptance/giveback',
      step: {
        from: [CONDITION.submitted, CONDITION.released],
        to: CONDITION.draft,
        asks: ['back_reason'],
        needs: ['back_reason'],
        tells: ['presented_by'],
        clears: ['present_signature', 'released_by', 'released_at', 'release_signature', 'valid_until'],
        danger: true,
      },
    },
    renew: {
      label: { zh: '重新组织', en: 'Prepare again' },
      endpoint: 'PUT condition-acceptance/renew',
      step: {
        from: [CONDITION.expired],
        to: CONDITION.draft,
        clears: ['present_signature', 'released_by', 'released_at', 'release_signature', 'valid_until'],
      },
    },
    withdraw: {
      label: { zh: '撤回', en: 'Withdraw' },
      endpoint: 'PUT condition-acceptance/withdraw',
      step: {
        from: [CONDITION.draft],
        to: CONDITION.withdrawn,
        asks: ['back_reason'],
        needs: ['back_reason'],
        danger: true,
      },
    },
  },
});

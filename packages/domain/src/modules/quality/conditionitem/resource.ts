import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { CONDITION_KIND, conditionKind, conditionState, PROOF } from '../dictionary.ts';
import { filed, signed, takenAt, takenBy, told } from '../fields.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;

/** Conditions of a key step, each with its proof (`conditionAcceptance`). */
export default defineResource({
  name: 'conditionitem',
  noun: 'condition_item',
  label: { zh: '验收条件', en: 'Condition' },
  about: {
    zh: '关键工序的逐条条件：主控条件须附证明文件，一般条件可由监理限期放行。',
    en: 'The conditions of a key step one by one: main ones need documents; the supervision may release general ones for a term.',
  },
  rules: [
    { zh: '主控条件不能限期放行。', en: 'A main condition is not released for a term.' },
    {
      zh: '已放行的条件验收，条件不再增减；撤销一条的证明，放行随之失效。',
      en: 'A release keeps its conditions. Taking back a proof ends the release.',
    },
  ],
  service: 'order',
  title: 'condition_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'condition_kind', order: 'asc' },
  groups: {
    basic: { zh: '条件', en: 'Condition' },
    proof: { zh: '证明', en: 'Proof' },
    release: { zh: '限期放行', en: 'Release for a term' },
  },
  fields: {
    condition_name: field.text({
      label: { zh: '条件', en: 'Condition' },
      required: true,
      maxLength: 200,
      query: 'like',
      group: 'basic',
      column: { width: 280, fixed: 'left' },
      example: '专项施工方案已审批并通过专家论证',
    }),
    condition_state: field.code({
      label: { zh: '条件状态', en: 'State' },
      required: true,
      dict: conditionState,
      query: 'in',
      initial: PROOF.open,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    condition_kind: field.code({
      label: { zh: '条件类别', en: 'Kind' },
      required: true,
      dict: conditionKind,
      query: 'in',
      initial: CONDITION_KIND.main,
      group: 'basic',
      column: { width: 110, sort: true, priority: 1 },
      example: '主控条件',
    }),
    project_id: projectField({ required: true, group: 'basic', column: { width: 220, hidden: true } }),
    release_id: field.reference({
      label: { zh: '条件验收', en: 'Acceptance' },
      required: true,
      ref: 'conditionAcceptance',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 220, priority: 1 },
    }),
    proof_note: told({ label: { zh: '证明说明', en: 'What proves it' }, group: 'proof' }),
    proof_files: filed({ label: { zh: '证明文件', en: 'Documents' }, group: 'proof' }),
    proven_by: takenBy({ label: { zh: '举证人', en: 'Proven by' }, group: 'proof' }),
    proven_at: takenAt({ label: { zh: '举证时间', en: 'Proven at' }, group: 'proof' }),
    release_until: field.date({
      label: { zh: '放行期限', en: 'Released until' },
      query: 'between',
      on: KEPT,
      group: 'release',
      column: { width: 120 },
    }),
    release_reason: told({ label: { zh: '放行理由', en: 'Why it is released' }, group: 'release' }),
    released_by: takenBy({ label: { zh: '放行人', en: 'Released by' }, group: 'release' }),
    released_at: takenAt({ label: { zh: '放行时间', en: 'Released at' }, group: 'release' }),
    release_signature: signed({ label: { zh: '放行人签名', en: 'Signature' }, group: 'release' }),
  },
  endpoints: {
    list: 'GET condition-item',
    detail: 'GET condition-item/{id}',
    add: 'POST condition-item',
    edit: 'PUT condition-item',
    delete: 'DELETE condition-item/{id}',
    export: 'GET condition-item/export',
  },
  lifecycle: { field: 'condition_state', editable: [PROOF.open] },
  actions: {
    prove: {
      label: { zh: '举证', en: 'Prove' },
      endpoint: 'PUT condition-item/prove',
      step: {
        from: [PROOF.open, PROOF.released],
        to: PROOF.proven,
        asks: ['proof_note', 'proof_files'],
        needs: ['proof_files'],
        stamps: { by: 'proven_by', at: 'proven_at' },
        clears: ['release_until'],
      },
    },
    release: {
      label: { zh: '限期放行', en: 'Release for a term' },
      endpoint: 'PUT condition-item/release',
      step: {
        from: [PROOF.open],
        to: PROOF.released,
        asks: ['release_until', 'release_reason', 'release_signature'],
        needs: ['release_until', 'release_reason', 'release_signature'],
        stamps: { by: 'released_by', at: 'released_at' },
        offline: true,
      },
    },
    takeback: {
      label: { zh: '撤销', en: 'Take back' },
      endpoint: 'PUT condition-item/take-back',
      step: {
        from: [PROOF.proven, PROOF.released],
        to: PROOF.open,
        asks: ['proof_note'],
        needs: ['proof_note'],
        clears: ['proven_by', 'proven_at', 'release_until', 'released_by', 'released_at', 'release_signature'],
        danger: true,
      },
    },
  },
});

import { appraisalGrade } from '../../../dictionary/appraisal.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { APPRAISAL, APPRAISAL_KIND, appraisalKind, appraisalStatus, appraisalTarget } from '../dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const SHOWN = ['column', 'detail', 'sheet'] as const;

const told = (zh: string, en: string, group: string) =>
  field.textarea({ label: { zh, en }, maxLength: 1000, on: SHOWN, group, column: { width: 200, hidden: true } });

/** What came of an appraisal of one unit, project or person (console specification, section 2.3: evaluation). */
export default defineResource({
  name: 'evaluation',
  noun: 'appraisal',
  label: { zh: '考评结果', en: 'Appraisal' },
  about: {
    zh: '一个单位、项目或人员在一次考核或评价中的得分、等级、审批、公示和异议。评分表全部提交后自动汇总。',
    en: 'Score, grade, approval, publicity and objection of one unit, project or person. It is counted when all sheets are in.',
  },
  rules: [
    {
      zh: '流程：评分 → 汇总 → 审批 → 公示 → 生效；公示期满自动生效。',
      en: 'Scored → counted → approved → published → in effect when the publicity ends.',
    },
    {
      zh: '公示期内可提出异议：成立则退回重新评分，不成立则维持；有异议未处理的结果不生效。',
      en: 'Within the publicity an objection may be made. Upheld, the sheets are scored again; dismissed, the result stays. None takes effect with an open objection.',
    },
    {
      zh: '单位部署了考评审批流程时，汇总后须发起流程，由流程的结论批准公示或退回重评；没有部署时由批准人办理。',
      en: 'Where a process about it is deployed, its verdict publishes a counted result or has it scored again; otherwise whoever is named approves.',
    },
    {
      zh: '评分人不能批准，也不能对自己评的结果提出异议。',
      en: 'A scorer neither approves nor objects to the own result.',
    },
    {
      zh: '单位最近一次生效的结果为不合格时，在系统设置的月数内不能登记参建和进场。',
      en: 'A unit whose newest result in effect is failed neither takes part in a project nor comes on site, for the months of the setting.',
    },
  ],
  service: 'order',
  title: 'target_name',
  scope: 'organisation',
  sort: { field: 'created_at', order: 'desc' },
  groups: {
    basic: { zh: '考评', en: 'Appraisal' },
    result: { zh: '结果', en: 'Result' },
    approval: { zh: '审批与公示', en: 'Approval and publicity' },
    objection: { zh: '异议', en: 'Objection' },
  },
  fields: {
    target_name: field.text({
      label: { zh: '被考评对象', en: 'Target' },
      required: true,
      maxLength: 120,
      query: 'like',
      on: KEPT,
      group: 'basic',
      column: { width: 220, fixed: 'left', sort: true },
    }),
    appraisal_status: field.code({
      label: { zh: '考评状态', en: 'State' },
      required: true,
      dict: appraisalStatus,
      query: 'in',
      initial: APPRAISAL.scoring,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    score: field.decimal({
      label: { zh: '得分', en: 'Score' },
      on: SHOWN,
      group: 'result',
      column: { width: 80, sort: true, priority: 1 },
    }),
    grade: field.code({
      label: { zh: '等级', en: 'Grade' },
      dict: appraisalGrade,
      query: 'in',
      on: KEPT,
      group: 'result',
      column: { width: 90, priority: 1 },
    }),
    plan_id: field.reference({
      label: { zh: '计划', en: 'Plan' },
      required: true,
      ref: 'evaluationplan',
      query: 'eq',
      on: KEPT,
      group: 'basic',
      column: { width: 260 },
    }),
    appraisal_kind: field.code({
      label: { zh: '考评类别', en: 'Kind' },
      required: true,
      dict: appraisalKind,
      query: 'eq',
      initial: APPRAISAL_KIND.evaluation,
      on: KEPT,
      group: 'basic',
      column: { width: 90, hidden: true },
    }),
    target_type: field.code({
      label: { zh: '对象类型', en: 'Kind of target' },
      required: true,
      dict: appraisalTarget,
      query: 'in',
      on: KEPT,
      group: 'basic',
      column: { width: 100 },
    }),
    unit_id: field.reference({
      label: { zh: '被考评单位', en: 'Unit' },
      ref: 'enterprisebank',
      query: 'eq',
      on: KEPT,
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
    project_id: projectField({ on: KEPT, group: 'basic', column: { width: 220, hidden: true } }),
    person_id: field.reference({
      label: { zh: '被考评人员', en: 'Person' },
      ref: 'staff',
      query: 'eq',
      on: KEPT,
      group: 'basic',
      column: { width: 110, hidden: true },
    }),
    sheets_total: field.integer({
      label: { zh: '评分人数', en: 'Scorers' },
      initial: 0,
      on: SHOWN,
      group: 'basic',
      column: { width: 90 },
    }),
    sheets_handed: field.integer({
      label: { zh: '已评人数', en: 'Sheets in' },
      initial: 0,
      on: SHOWN,
      group: 'basic',
      column: { width: 90 },
    }),
    score_round: field.integer({
      label: { zh: '评分轮次', en: 'Round' },
      initial: 1,
      on: ['column', 'detail'],
      group: 'result',
      column: { width: 90, hidden: true },
    }),
    given_score: field.decimal({
      label: { zh: '评分人给分', en: 'Given by the scorers' },
      on: ['detail'],
      group: 'result',
      column: false,
    }),
    veto_reasons: field.text({
      label: { zh: '否决事项', en: 'Vetoes' },
      maxLength: 500,
      on: SHOWN,
      group: 'result',
      column: { width: 200, hidden: true },
    }),
    first_score: field.decimal({
      label: { zh: '异议前得分', en: 'Score before the objection' },
      on: ['detail'],
      group: 'result',
      column: false,
    }),
    approver_id: field.reference({
      label: { zh: '批准人', en: 'Who approves' },
      ref: 'usermanage',
      own: true,
      on: ['column', 'detail'],
      group: 'approval',
      column: { width: 110, hidden: true },
    }),
    approve_opinion: told('审批意见', 'Opinion', 'approval'),
    approved_at: field.datetime({
      label: { zh: '批准时间', en: 'Approved at' },
      on: SHOWN,
      group: 'approval',
      column: { width: 170, hidden: true },
    }),
    publicity_until: field.date({
      label: { zh: '公示至', en: 'Published until' },
      query: 'between',
      on: KEPT,
      group: 'approval',
      column: { width: 120, sort: true },
    }),
    objection: told('异议内容', 'Objection', 'objection'),
    objection_files: field.files({
      label: { zh: '异议证据', en: 'Evidence of the objection' },
      maxCount: 9,
      on: ['detail'],
      group: 'objection',
      column: false,
    }),
    objected_by: field.reference({
      label: { zh: '异议人', en: 'Who objects' },
      ref: 'usermanage',
      on: ['column', 'detail'],
      group: 'objection',
      column: { width: 110, hidden: true },
    }),
    objected_at: field.datetime({
      label: { zh: '提出时间', en: 'Objected at' },
      on: ['column', 'detail'],
      group: 'objection',
      column: { width: 170, hidden: true },
    }),
    decision: told('异议处理意见', 'Decision', 'objection'),
  },
  attention: [
    {
      label: { zh: '考评结果待审批', en: 'Appraisals to approve' },
      filters: { appraisal_status: String(APPRAISAL.counted) },
      level: 'warning',
    },
    {
      label: { zh: '考评异议待处理', en: 'Objections to appraisals' },
      filters: { appraisal_status: String(APPRAISAL.objected) },
      level: 'error',
    },
  ],
  figures: [
    {
      label: { zh: '考评不合格', en: 'Appraisals failed' },
      filters: { appraisal_status: String(APPRAISAL.final), grade: '6' },
    },
  ],
  endpoints: {
    list: 'GET evaluation',
    detail: 'GET evaluation/{id}',
    export: 'GET evaluation/export',
    word: 'GET evaluation/word',
  },
  face: { term: { field: 'publicity_until', states: [APPRAISAL.published] } },
  lifecycle: {
    field: 'appraisal_status',
    editable: [],
    decided: { approved: 'approve', refused: 'giveback' },
    sends: 'count',
    ends: { field: 'publicity_until', state: APPRAISAL.published, to: APPRAISAL.final },
  },
  actions: {
    count: {
      label: { zh: '提前汇总', en: 'Count without the others' },
      endpoint: 'PUT evaluation/count',
      confirm: {
        zh: '未提交的评分表作废，按已提交的评分汇总。',
        en: 'Sheets that are not handed in are dropped; the others are counted.',
      },
      step: { from: [APPRAISAL.scoring], to: APPRAISAL.counted, tells: ['approver_id'], danger: true },
    },
    approve: {
      label: { zh: '批准公示', en: 'Approve and publish' },
      endpoint: 'PUT evaluation/approve',
      step: {
        from: [APPRAISAL.counted],
        to: APPRAISAL.published,
        by: 'approver_id',
        asks: ['approve_opinion'],
        needs: ['approve_opinion'],
        stamps: { at: 'approved_at' },
        page: 'approve',
      },
    },
    giveback: {
      label: { zh: '退回重评', en: 'Score again' },
      endpoint: 'PUT evaluation/giveback',
      step: {
        from: [APPRAISAL.counted],
        to: APPRAISAL.scoring,
        by: 'approver_id',
        asks: ['approve_opinion'],
        needs: ['approve_opinion'],
        danger: true,
      },
    },
    object: {
      label: { zh: '提出结果异议', en: 'Object to the result' },
      endpoint: 'PUT evaluation/object',
      step: {
        from: [APPRAISAL.published],
        to: APPRAISAL.objected,
        asks: ['objection', 'objection_files'],
        needs: ['objection'],
        stamps: { by: 'objected_by', at: 'objected_at' },
        clears: ['decision'],
        tells: ['approver_id'],
      },
    },
    uphold: {
      label: { zh: '异议成立，重新评分', en: 'Uphold: score again' },
      endpoint: 'PUT evaluation/uphold',
      step: {
        from: [APPRAISAL.objected],
        to: APPRAISAL.scoring,
        by: 'approver_id',
        asks: ['decision'],
        needs: ['decision'],
        clears: ['approved_at', 'publicity_until'],
        tells: ['objected_by'],
      },
    },
    dismiss: {
      label: { zh: '异议不成立，维持结果', en: 'Dismiss: the result stays' },
      endpoint: 'PUT evaluation/dismiss',
      step: {
        from: [APPRAISAL.objected],
        to: APPRAISAL.published,
        by: 'approver_id',
        asks: ['decision'],
        needs: ['decision'],
        tells: ['objected_by'],
        danger: true,
      },
    },
  },
});

import { sheetProblem } from '../../../appraisal/check.ts';
import type { AppraisalLine } from '../../../appraisal/score.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { appraisalItemKind, appraisalTarget, SCORE_SHEET, sheetStatus } from '../dictionary.ts';

const KEPT = ['column', 'query', 'detail', 'sheet'] as const;
const SHOWN = ['column', 'detail', 'sheet'] as const;

/** Sheets of scorers, each with its deductions and proofs (console specification, section 2.2: `appraiselog`). */
export default defineResource({
  name: 'appraiselog',
  noun: 'appraisal_sheet',
  label: { zh: '考核记录', en: 'Score sheet' },
  about: {
    zh: '每位评分人对每个对象的评分表：逐项得分、扣分原因和证据；重新评分时原表作废保留。',
    en: 'What each scorer gave each target, item by item, with reasons and proofs. When it is scored again, the earlier sheet is kept.',
  },
  rules: [
    {
      zh: '只有评分人本人能评分和提交；提交后结果汇总前可收回。',
      en: 'Only the scorer fills in the sheet; it may be taken back until the result is counted.',
    },
    {
      zh: '扣分须写明原因，指标要求的须附证据；否决须写明事实并附证据；缺项须写明原因。',
      en: 'A deduction has its reason, and a proof where the item asks for it; a veto has both; what is not there says why.',
    },
  ],
  service: 'order',
  title: 'target_name',
  scope: 'organisation',
  sort: { field: 'due_date', order: 'desc' },
  groups: {
    basic: { zh: '评分表', en: 'Sheet' },
    result: { zh: '评分', en: 'Score' },
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
    sheet_status: field.code({
      label: { zh: '评分表状态', en: 'State' },
      required: true,
      dict: sheetStatus,
      query: 'in',
      initial: SCORE_SHEET.open,
      on: KEPT,
      group: 'basic',
      column: { width: 110 },
    }),
    scorer_id: field.reference({
      label: { zh: '评分人', en: 'Scorer' },
      required: true,
      ref: 'usermanage',
      own: true,
      query: 'eq',
      on: KEPT,
      group: 'basic',
      column: { width: 110, priority: 1 },
    }),
    is_chair: field.boolean({
      label: { zh: '组长', en: 'Chair' },
      on: ['detail'],
      group: 'basic',
      column: false,
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
    result_id: field.reference({
      label: { zh: '考评结果', en: 'Appraisal' },
      required: true,
      ref: 'evaluation',
      query: 'eq',
      on: ['query', 'detail'],
      group: 'basic',
      column: false,
    }),
    target_type: field.code({
      label: { zh: '对象类型', en: 'Kind of target' },
      required: true,
      dict: appraisalTarget,
      query: 'in',
      on: KEPT,
      group: 'basic',
      column: { width: 100, hidden: true },
    }),
    project_id: projectField({ on: KEPT, group: 'basic', column: { width: 220, hidden: true } }),
    score_round: field.integer({
      label: { zh: '评分轮次', en: 'Round' },
      initial: 1,
      on: SHOWN,
      group: 'basic',
      column: { width: 90, hidden: true },
    }),
    due_date: field.date({
      label: { zh: '评分截止', en: 'Score by' },
      required: true,
      query: 'between',
      on: KEPT,
      group: 'basic',
      column: { width: 120, sort: true },
    }),
    score: field.decimal({
      label: { zh: '得分', en: 'Score' },
      on: SHOWN,
      group: 'result',
      column: { width: 80, sort: true, priority: 1 },
    }),
    veto_count: field.integer({
      label: { zh: '否决项', en: 'Vetoes' },
      on: SHOWN,
      group: 'result',
      column: { width: 80 },
    }),
    lines: field.rows({
      label: { zh: '逐项评分', en: 'Items' },
      required: true,
      on: ['edit'],
      group: 'result',
      column: false,
      rows: {
        section: field.text({ label: { zh: '分项', en: 'Section' }, required: true, maxLength: 60 }),
        item: field.text({ label: { zh: '指标', en: 'Item' }, required: true, maxLength: 200 }),
        item_kind: field.code({
          label: { zh: '性质', en: 'Kind' },
          required: true,
          dict: appraisalItemKind,
          initial: 1,
        }),
        full_points: field.decimal({ label: { zh: '分值', en: 'Of' }, min: 0, max: 1000 }),
        needs_proof: field.boolean({ label: { zh: '扣分须附证据', en: 'Deduction needs proof' } }),
        points: field.decimal({ label: { zh: '得分', en: 'Points' }, min: 0, max: 1000 }),
        is_absent: field.boolean({ label: { zh: '缺项', en: 'Not there' } }),
        is_vetoed: field.boolean({ label: { zh: '否决事实成立', en: 'Veto' } }),
        reason: field.text({ label: { zh: '原因', en: 'Reason' }, maxLength: 500 }),
        proof: field.text({ label: { zh: '证据编号', en: 'Proofs' }, maxLength: 700 }),
      },
    }),
    proofs: field.image({
      label: { zh: '证据', en: 'Proofs' },
      maxCount: 60,
      watermark: true,
      on: ['edit', 'detail'],
      group: 'result',
      column: false,
    }),
    comment_text: field.textarea({
      label: { zh: '总体评价', en: 'Comment' },
      maxLength: 1000,
      on: ['column', 'edit', 'detail', 'sheet'],
      group: 'result',
      column: { width: 220, hidden: true },
    }),
    handed_at: field.datetime({
      label: { zh: '提交时间', en: 'Handed in at' },
      on: SHOWN,
      group: 'result',
      column: { width: 170, hidden: true },
    }),
  },
  check: ({ lines, sheet_status }) => {
    const found = sheetProblem((lines ?? []) as AppraisalLine[], sheet_status === SCORE_SHEET.handed);
    return found ? [{ path: 'lines', label: found }] : [];
  },
  attention: [
    {
      label: { zh: '待评分', en: 'Sheets to score' },
      filters: { sheet_status: String(SCORE_SHEET.open) },
      level: 'info',
    },
  ],
  endpoints: {
    list: 'GET appraise-log',
    detail: 'GET appraise-log/{id}',
    edit: 'PUT appraise-log',
    export: 'GET appraise-log/export',
  },
  lifecycle: {
    field: 'sheet_status',
    editable: [SCORE_SHEET.open],
    tells: ['scorer_id'],
    due: { field: 'due_date', states: [SCORE_SHEET.open], tells: ['scorer_id'] },
  },
  actions: {
    handin: {
      label: { zh: '提交评分', en: 'Hand in' },
      endpoint: 'PUT appraise-log/handin',
      step: { from: [SCORE_SHEET.open], to: SCORE_SHEET.handed, by: 'scorer_id', stamps: { at: 'handed_at' } },
    },
    takeback: {
      label: { zh: '收回评分', en: 'Take back' },
      endpoint: 'PUT appraise-log/takeback',
      step: { from: [SCORE_SHEET.handed], to: SCORE_SHEET.open, by: 'scorer_id', clears: ['handed_at'] },
    },
  },
});

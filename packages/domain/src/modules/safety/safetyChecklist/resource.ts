import { field } from '../../../field/field.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { dangerLevel } from '../dictionary.ts';
import { checklistProblems } from '../../../checklist/score.ts';
import { checkResult, checklistStatus } from './dictionary.ts';

/** Safety checks with their items (console specification, sections 2.2 and 7.5: checklist). */
export default defineResource({
  name: 'safetyChecklist',
  noun: 'checklist',
  label: { zh: '安全检查表', en: 'Safety checklist' },
  about: {
    zh: '按模板逐项检查并打分；不合格的项可一键转为整改单。',
    en: 'Checks item by item from a template. A failed item becomes an order to correct it.',
  },
  service: 'device',
  title: 'checklist_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'check_date', order: 'desc' },
  fields: {
    checklist_name: field.text({
      label: { zh: '检查表名称', en: 'Checklist' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 220, fixed: 'left' },
      example: '11 月临时用电检查',
    }),
    project_id: projectField({ required: true }),
    check_date: field.date({
      label: { zh: '检查日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
    }),
    checker: field.text({
      label: { zh: '检查人', en: 'Checked by' },
      required: true,
      maxLength: 50,
      query: 'like',
      column: { width: 110, priority: 1 },
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      required: true,
      dict: checklistStatus,
      query: 'eq',
      initial: 1,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
    template_id: field.reference({
      label: { zh: '检查模板', en: 'Template' },
      ref: 'templateManage',
      query: 'eq',
      column: { width: 180, hidden: true },
    }),
    score: field.decimal({
      label: { zh: '得分率（%）', en: 'Score (%)' },
      on: ['column', 'detail'],
      column: { width: 110 },
    }),
    items: field.rows({
      label: { zh: '检查项', en: 'Check items' },
      required: true,
      column: { width: 100 },
      rows: {
        item: field.text({ label: { zh: '检查内容', en: 'Check item' }, required: true, maxLength: 200 }),
        result: field.code({
          label: { zh: '检查结果', en: 'Result' },
          required: true,
          dict: checkResult,
          initial: 1,
        }),
        full_score: field.decimal({ label: { zh: '分值', en: 'Score' }, min: 0, max: 1000 }),
        points: field.decimal({ label: { zh: '得分', en: 'Points' }, min: 0, max: 1000 }),
        danger_level: field.code({ label: { zh: '隐患等级', en: 'Danger' }, dict: dangerLevel }),
        section: field.text({ label: { zh: '分项', en: 'Section' }, maxLength: 60 }),
        clause: field.text({ label: { zh: '标准条款', en: 'Clause' }, maxLength: 60 }),
        remark: field.text({ label: { zh: '问题与措施', en: 'Issue and action' }, maxLength: 500 }),
      },
    }),
    photos: field.image({
      label: { zh: '现场照片', en: 'Pictures' },
      maxCount: 9,
      watermark: true,
      column: { width: 160, hidden: true },
    }),
    rectifier_id: field.reference({
      label: { zh: '整改人', en: 'Who corrects' },
      hint: {
        zh: '选择后，提交时每个不合格项自动生成一张整改单',
        en: 'With one, each failed item becomes a rectification order when handed in',
      },
      ref: 'usermanage',
      among: PROJECT_PEOPLE,
      column: { width: 110, hidden: true },
    }),
    rectify_by: field.date({
      label: { zh: '整改期限', en: 'Due date' },
      hint: { zh: '不填写时按模板的天数计算', en: 'Without a day: as many days after the check as the template says' },
      column: { width: 120, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '检查人签名', en: 'Signature' },
      on: ['column', 'detail'],
      column: { width: 140, hidden: true },
    }),
    submitted_at: field.datetime({
      label: { zh: '提交时间', en: 'Submitted at' },
      on: ['column', 'detail'],
      column: { width: 170, hidden: true },
    }),
  },
  order: [['check_date', 'rectify_by']],
  check: checklistProblems,
  attention: [{ label: { zh: '未提交检查表', en: 'Checklists to submit' }, filters: { status: '1' }, level: 'info' }],
  figures: [
    {
      label: { zh: '近 7 天检查', en: 'Checks in 7 days' },
      filters: { begin_check_date: '@week', end_check_date: '@today' },
      trend: 'check_date',
      open: true,
    },
  ],
  endpoints: {
    list: 'GET checklist',
    detail: 'GET checklist/{id}',
    add: 'POST checklist',
    edit: 'PUT checklist',
    delete: 'DELETE checklist/{id}',
    word: 'GET checklist/word/all',
  },
  offline: true,
  onSite: 'first',
  lifecycle: { field: 'status', editable: [1] },
  actions: {
    submit: {
      label: { zh: '提交', en: 'Submit' },
      endpoint: 'PUT checklist/submit',
      step: {
        from: [1],
        to: 2,
        asks: ['signature'],
        needs: ['signature'],
        stamps: { at: 'submitted_at' },
        alsoAt: 'submit',
        offline: true,
      },
    },
  },
});

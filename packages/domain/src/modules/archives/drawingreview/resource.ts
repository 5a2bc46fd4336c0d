import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { drawingReviewStatus, REVIEW } from '../dictionary.ts';
import { KEPT } from '../fields.ts';

/** Reviews of drawings with questions and answers; one that is closed files its record (GB/T 50328, C2). */
export default defineResource({
  name: 'drawingreview',
  noun: 'drawing_review',
  label: { zh: '图纸会审', en: 'Review of drawings' },
  about: {
    zh: '图纸会审：施工、监理提出问题，设计答复；全部答复后闭合，会审记录自动归档。',
    en: 'Reviews of drawings: questions of contractor and supervisor, answers of the designer. Closed when all are answered, and filed by themselves.',
  },
  rules: [{ zh: '有问题未答复的会审不能闭合。', en: 'A review with an unanswered question is not closed.' }],
  service: 'order',
  title: 'review_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'review_date', order: 'desc' },
  groups: {
    basic: { zh: '会审', en: 'Review' },
    questions: { zh: '问题与答复', en: 'Questions and answers' },
    closing: { zh: '闭合', en: 'Closing' },
  },
  fields: {
    review_name: field.text({
      label: { zh: '会审名称', en: 'Review' },
      required: true,
      maxLength: 100,
      query: 'like',
      group: 'basic',
      column: { width: 240, fixed: 'left' },
      example: '主体结构图纸会审（第一次）',
    }),
    review_status: field.code({
      label: { zh: '会审状态', en: 'State' },
      required: true,
      dict: drawingReviewStatus,
      query: 'in',
      initial: REVIEW.planned,
      on: ['column', 'query', 'detail'],
      group: 'basic',
      column: { width: 110 },
    }),
    project_id: projectField({ required: true, on: ['column', 'query', 'add', 'detail'], group: 'basic' }),
    review_date: field.date({
      label: { zh: '会审日期', en: 'Day' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, sort: true, priority: 1 },
    }),
    drawings: field.references({
      label: { zh: '会审图纸', en: 'Drawings' },
      required: true,
      ref: 'drawingversion',
      among: { project: 'project_id' },
      group: 'basic',
      column: { width: 240, hidden: true },
    }),
    participants: field.textarea({
      label: { zh: '参加单位与人员', en: 'Who took part' },
      required: true,
      maxLength: 500,
      group: 'basic',
      column: { width: 200, hidden: true },
    }),
    answerer_id: field.reference({
      label: { zh: '答复负责人', en: 'Sees to the answers' },
      required: true,
      ref: 'usermanage',
      among: { project: 'project_id' },
      query: 'eq',
      group: 'basic',
      column: { width: 110 },
    }),
    answer_due: field.date({
      label: { zh: '答复期限', en: 'Answers due' },
      required: true,
      query: 'between',
      group: 'basic',
      column: { width: 120, priority: 1 },
    }),
    questions: field.rows({
      rows: {
        drawing_number: field.text({ label: { zh: '图号', en: 'Drawing' }, required: true, maxLength: 40 }),
        question: field.textarea({ label: { zh: '问题', en: 'Question' }, required: true, maxLength: 500 }),
        asked_by: field.text({ label: { zh: '提出单位', en: 'Asked by' }, maxLength: 60 }),
        answer: field.textarea({ label: { zh: '答复', en: 'Answer' }, maxLength: 500 }),
      },
      label: { zh: '会审问题', en: 'Questions' },
      required: true,
      group: 'questions',
    }),
    unanswered_count: field.integer({
      label: { zh: '未答复', en: 'Not answered' },
      on: KEPT,
      initial: 0,
      group: 'questions',
      column: { width: 90, priority: 1 },
    }),
    conclusion: field.textarea({
      label: { zh: '会审结论', en: 'Conclusion' },
      maxLength: 1000,
      on: KEPT,
      group: 'closing',
      column: { width: 200, hidden: true },
    }),
    signature: field.signature({
      label: { zh: '签字', en: 'Signature' },
      on: KEPT,
      group: 'closing',
      column: { width: 130, hidden: true },
    }),
    closer_id: field.reference({
      label: { zh: '闭合人', en: 'Closed by' },
      ref: 'usermanage',
      on: KEPT,
      group: 'closing',
      column: { width: 110, hidden: true },
    }),
    closed_at: field.datetime({
      label: { zh: '闭合时间', en: 'Closed at' },
      on: KEPT,
      group: 'closing',
      column: { width: 160, hidden: true },
    }),
  },
  endpoints: {
    list: 'GET drawing-review',
    detail: 'GET drawing-review/{id}',
    add: 'POST drawing-review',
    edit: 'PUT drawing-review',
    delete: 'DELETE drawing-review/{id}',
    export: 'GET drawing-review/export',
    word: 'GET drawing-review/word',
  },
  attention: [
    { label: { zh: '待答复会审', en: 'Reviews to answer' }, filters: { review_status: '2' }, level: 'warning' },
  ],
  lifecycle: {
    field: 'review_status',
    editable: [REVIEW.planned, REVIEW.answering],
    tells: ['answerer_id'],
    due: { field: 'answer_due', states: [REVIEW.answering], tells: ['answerer_id'] },
  },
  archived: { states: [REVIEW.closed], folder: 'C2-05', date: 'review_date' },
  actions: {
    ask: {
      label: { zh: '提交答复', en: 'Ask for answers' },
      endpoint: 'PUT drawing-review/ask',
      step: { from: [REVIEW.planned], to: REVIEW.answering, tells: ['answerer_id'] },
    },
    close: {
      label: { zh: '闭合', en: 'Close' },
      endpoint: 'PUT drawing-review/close',
      step: {
        from: [REVIEW.answering],
        to: REVIEW.closed,
        asks: ['conclusion', 'signature'],
        needs: ['conclusion', 'signature'],
        stamps: { by: 'closer_id', at: 'closed_at' },
        offline: true,
      },
    },
  },
});

import { trade } from '../../../dictionary/person.ts';
import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { projectField } from '../../../resource/project-field.ts';
import { hazard, medicalConclusion, medicalKind } from './dictionary.ts';

/** Medical checks of persons (console specification, section 2.2, `physicalexaminationresult`). */
export default defineResource({
  name: 'physicalexaminationresult',
  noun: 'medical',
  label: { zh: '体检结果', en: 'Medical check' },
  about: {
    zh: '人员体检结果和有效期；不合格或过期的不能上岗。',
    en: 'Medical checks with their validity. Whoever failed or whose check has expired may not work.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  sort: { field: 'exam_date', order: 'desc' },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      query: 'eq',
      column: { width: 120, fixed: 'left' },
    }),
    kind: field.code({
      label: { zh: '体检类别', en: 'Kind' },
      required: true,
      dict: medicalKind,
      query: 'in',
      initial: 1,
      column: { width: 110 },
      example: '上岗前',
    }),
    conclusion: field.code({
      label: { zh: '体检结论', en: 'Conclusion' },
      required: true,
      dict: medicalConclusion,
      query: 'in',
      initial: 1,
      column: { width: 180, priority: 1 },
      example: '未见异常',
    }),
    exam_date: field.date({
      label: { zh: '体检日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
      example: '2026-03-10',
    }),
    hazard: field.code({
      label: { zh: '主要危害因素', en: 'Main hazard' },
      required: true,
      dict: hazard,
      query: 'in',
      initial: 1,
      column: { width: 130 },
      example: '一般作业',
    }),
    valid_to: field.date({
      label: { zh: '有效期止', en: 'Valid to' },
      hint: { zh: '留空时按危害因素的体检周期推算', en: 'Empty: follows from the term of the hazard' },
      query: 'between',
      column: { width: 120, sort: true },
    }),
    institution: field.text({
      label: { zh: '体检机构', en: 'Institution' },
      maxLength: 100,
      query: 'like',
      column: { width: 180, hidden: true },
      example: '市第一人民医院',
    }),
    unfit_for: field.rows({
      label: { zh: '不适合的工种', en: 'Not fit for' },
      maxCount: 20,
      column: false,
      rows: { trade: field.code({ label: { zh: '工种', en: 'Trade' }, dict: trade, required: true }) },
    }),
    project_id: projectField({ column: { width: 220, hidden: true } }),
    report: field.files({
      personal: 'scan',
      label: { zh: '体检报告', en: 'Report' },
      maxCount: 9,
      column: { width: 140, hidden: true },
    }),
    keeper_id: field.reference({
      label: { zh: '经办人', en: 'Kept by' },
      hint: { zh: '到期前 60、30、7 天收到提醒', en: 'Told 60, 30 and 7 days before the end' },
      ref: 'usermanage',
      own: true,
      column: { width: 110, hidden: true },
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 500,
      column: { width: 200, hidden: true },
    }),
  },
  order: [['exam_date', 'valid_to']],
  attention: [
    {
      label: { zh: '体检需处理', en: 'Checks to act on' },
      filters: { conclusion: '3,4,5' },
      level: 'error',
      ranks: true,
    },
    {
      label: { zh: '体检已过期', en: 'Checks that have ended' },
      filters: { end_valid_to: '@yesterday' },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET labour/medical',
    detail: 'GET labour/medical/{id}',
    add: 'POST labour/medical',
    edit: 'PUT labour/medical',
    delete: 'DELETE labour/medical/{id}',
    import: 'POST labour/medical/import',
    export: 'GET labour/medical/export',
  },
});

import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { dangerLevel } from '../dictionary.ts';

/** Items of checks, by sections, from which checklists are filled in. Built-in ones are copied and then changed. */
export default defineResource({
  name: 'templateManage',
  noun: 'checklist_template',
  label: { zh: '检查模板', en: 'Checklist template' },
  about: {
    zh: '检查表的模板（内置 JGJ 59），可复制后改成自己的条目。',
    en: 'The items from which checklists are filled in, with those of JGJ 59; copy one to change it.',
  },
  service: 'device',
  title: 'template_name',
  scope: 'company',
  sort: { field: 'template_name', order: 'asc' },
  fields: {
    template_name: field.text({
      label: { zh: '模板名称', en: 'Template' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 240, fixed: 'left', sort: true },
      example: '施工用电检查',
    }),
    standard: field.text({
      label: { zh: '依据标准', en: 'Standard' },
      maxLength: 120,
      query: 'like',
      column: { width: 260, priority: 1 },
      example: 'JGJ 59-2011',
    }),
    term_days: field.integer({
      label: { zh: '整改期限（天）', en: 'Days to correct' },
      hint: {
        zh: '不合格项的整改单默认在检查后几天内完成',
        en: 'Orders for failed items are due so many days after the check',
      },
      required: true,
      min: 0,
      max: 365,
      initial: 3,
      column: { width: 140 },
    }),
    items: field.rows({
      label: { zh: '检查项', en: 'Items' },
      required: true,
      column: { width: 100 },
      rows: {
        item: field.text({ label: { zh: '检查内容', en: 'Item' }, required: true, maxLength: 200 }),
        section: field.text({ label: { zh: '分项', en: 'Section' }, maxLength: 60 }),
        method: field.text({ label: { zh: '检查方法', en: 'Method' }, maxLength: 60 }),
        full_score: field.decimal({ label: { zh: '分值', en: 'Score' }, min: 0, max: 1000 }),
        clause: field.text({ label: { zh: '标准条款', en: 'Clause' }, maxLength: 60 }),
        danger_level: field.code({ label: { zh: '隐患等级', en: 'Danger' }, dict: dangerLevel, initial: 1 }),
      },
    }),
    remark: field.textarea({ label: { zh: '备注', en: 'Remarks' }, maxLength: 500, column: { hidden: true } }),
  },
  endpoints: {
    list: 'GET checklist-template',
    detail: 'GET checklist-template/{id}',
    add: 'POST checklist-template',
    edit: 'PUT checklist-template',
    delete: 'DELETE checklist-template/{id}',
    word: 'GET checklist-template/word/all',
  },
});

import { field } from '../../../field/field.ts';
import { CODE_STATE } from '../../../reporting/codes.ts';
import { defineResource } from '../../../resource/define.ts';
import { codeState } from '../dictionary.ts';
import { reportedTables } from './tables.ts';

const TOLD = ['column', 'query', 'detail'] as const;

/** Our dictionaries in the codes of a platform: a row for each value, written by the server; the code is entered. */
export default defineResource({
  name: 'reportcode',
  noun: 'report_code',
  label: { zh: '代码对照', en: 'Code' },
  about: {
    zh: '本系统字典的每个值在实名制平台上的代码（工种、学历、单位类型等）。缺对照的值会拦下用到它的上报。',
    en: 'The code that a platform has for each value of our dictionaries (trades, education, kinds of units). A value without a code holds back what uses it.',
  },
  rules: [
    {
      zh: '平台和字典有变化时自动补行；代码在列表中直接填写，填好后被拦下的上报自动重新排队。',
      en: 'Rows follow platforms and dictionaries. Codes are entered in the list; what they held back goes into the queue again.',
    },
  ],
  service: 'user',
  title: 'our_label',
  scope: 'organisation',
  follows: 'platform_id',
  sort: { field: 'created_at', order: 'asc' },
  views: { calendar: false },
  editableList: ['their_code'],
  fields: {
    our_label: field.text({
      label: { zh: '本系统的值', en: 'Our value' },
      maxLength: 60,
      query: 'like',
      searched: false,
      on: TOLD,
      column: { width: 180, fixed: 'left' },
    }),
    status: field.code({
      label: { zh: '对照状态', en: 'State' },
      required: true,
      dict: codeState,
      query: 'eq',
      initial: CODE_STATE.missing,
      on: TOLD,
      column: { width: 100 },
    }),
    table_name: field.text({
      label: { zh: '字典', en: 'Dictionary' },
      choices: reportedTables,
      query: 'eq',
      on: TOLD,
      column: { width: 140, priority: 1 },
    }),
    our_code: field.integer({
      label: { zh: '本系统代码', en: 'Our code' },
      on: ['column', 'detail'],
      column: { width: 110 },
    }),
    their_code: field.text({
      label: { zh: '平台代码', en: 'Code of the platform' },
      maxLength: 20,
      on: ['column', 'edit', 'detail'],
      column: { width: 140, priority: 1 },
    }),
    platform_id: field.reference({
      label: { zh: '实名制平台', en: 'Platform' },
      required: true,
      ref: 'reportplatform',
      query: 'eq',
      on: TOLD,
      column: { width: 220 },
    }),
  },
  attention: [
    {
      label: { zh: '缺对照的上报代码', en: 'Codes for reports missing' },
      filters: { status: String(CODE_STATE.missing) },
      level: 'warning',
    },
  ],
  endpoints: {
    list: 'GET report/code',
    detail: 'GET report/code/{id}',
    edit: 'PUT report/code',
    export: 'GET report/code/export',
  },
});

import { field } from '../../../field/field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { defineResource } from '../../../resource/define.ts';
import { discloseStatus, discloseType } from './dictionary.ts';

/** Safety disclosures to people on site before they begin to work (console specification, section 7.6). */
export default defineResource({
  name: 'disclose',
  noun: 'disclose',
  label: { zh: '安全交底', en: 'Safety disclosure' },
  about: {
    zh: '开工前的安全技术交底：写明内容和受交底人，逐人签字确认后完成。',
    en: 'Safety disclosures before work begins. It is complete when each person has confirmed it with a signature.',
  },
  service: 'user',
  title: 'disclose_title',
  scope: 'organisation',
  follows: 'project_id',
  fields: {
    disclose_title: field.text({
      label: { zh: '交底主题', en: 'Subject' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 220, fixed: 'left' },
      example: '深基坑土方开挖安全技术交底',
    }),
    project_id: projectField({ required: true }),
    disclose_type: field.code({
      label: { zh: '交底类型', en: 'Type' },
      required: true,
      dict: discloseType,
      query: 'eq',
      initial: 1,
      column: { width: 130 },
    }),
    disclose_date: field.date({
      label: { zh: '交底日期', en: 'Day' },
      required: true,
      query: 'between',
      column: { width: 120, sort: true, priority: 1 },
    }),
    discloser: field.text({
      label: { zh: '交底人', en: 'Briefed by' },
      required: true,
      maxLength: 50,
      query: 'like',
      column: { width: 110, priority: 1 },
    }),
    status: field.code({
      label: { zh: '交底状态', en: 'State' },
      required: true,
      dict: discloseStatus,
      query: 'eq',
      initial: 1,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
    content: field.textarea({
      label: { zh: '交底内容', en: 'Briefing' },
      required: true,
      maxLength: 2000,
      column: { width: 260, hidden: true },
    }),
    attachments: field.files({ label: { zh: '附件', en: 'Files' }, maxCount: 5, column: { width: 180, hidden: true } }),
    signature: field.signature({
      label: { zh: '交底人签名', en: 'Signature' },
      on: ['column', 'detail'],
      column: { width: 140, hidden: true },
    }),
    disclosed_at: field.datetime({
      label: { zh: '完成时间', en: 'Done at' },
      on: ['column', 'detail'],
      column: { width: 170, hidden: true },
    }),
  },
  attention: [{ label: { zh: '待交底', en: 'Disclosures due' }, filters: { status: '1' }, level: 'info' }],
  endpoints: {
    list: 'GET disclose/list',
    detail: 'GET disclose/detail/{id}',
    add: 'POST disclose/add',
    edit: 'POST disclose/update',
    delete: 'DELETE disclose/{id}',
    word: 'GET disclose/word/all',
  },
  lifecycle: { field: 'status', editable: [1] },
  archived: { states: [2], folder: 'C9-01' },
  actions: {
    finish: {
      label: { zh: '完成交底', en: 'Finish' },
      endpoint: 'POST disclose/finish',
      step: {
        from: [1],
        to: 2,
        asks: ['signature'],
        needs: ['signature'],
        stamps: { at: 'disclosed_at' },
        offline: true,
      },
    },
  },
});

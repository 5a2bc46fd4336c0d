import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { noticeStatus, noticeType } from './dictionary.ts';

/** Announcements of an organisation to all of its people (console specification, section 2.2: messagepublish). */
export default defineResource({
  name: 'messagepublish',
  noun: 'notice',
  label: { zh: '公告', en: 'Announcement' },
  service: 'notification',
  title: 'notice_title',
  scope: 'company',
  fields: {
    notice_title: field.text({
      label: { zh: '标题', en: 'Title' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 260, fixed: 'left' },
    }),
    notice_type: field.code({
      label: { zh: '公告类型', en: 'Type' },
      required: true,
      dict: noticeType,
      query: 'eq',
      initial: 1,
      column: { width: 110 },
    }),
    status: field.code({
      label: { zh: '公告状态', en: 'State' },
      required: true,
      dict: noticeStatus,
      query: 'eq',
      initial: 1,
      on: ['column', 'query', 'detail'],
      column: { width: 100 },
    }),
    published_at: field.datetime({
      label: { zh: '发布时间', en: 'Published at' },
      on: ['column', 'detail'],
      column: { width: 170, sort: true },
    }),
    content: field.textarea({
      label: { zh: '内容', en: 'Text' },
      required: true,
      maxLength: 2000,
      column: { width: 320 },
    }),
    attachments: field.files({ label: { zh: '附件', en: 'Files' }, maxCount: 5, column: { width: 180, hidden: true } }),
  },
  figures: [{ label: { zh: '已发布公告', en: 'Announcements' }, filters: { status: '2' } }],
  endpoints: {
    list: 'GET notice',
    detail: 'GET notice/{id}',
    add: 'POST notice',
    edit: 'PUT notice',
    delete: 'DELETE notice/{id}',
  },
  lifecycle: { field: 'status', editable: [1, 3] },
  actions: {
    publish: {
      label: { zh: '发布', en: 'Publish' },
      endpoint: 'PUT notice/publish',
      confirm: {
        zh: '发布后将通知本单位及下级单位的所有人员',
        en: 'Everyone in the organisation and below is told',
      },
      step: { from: [1, 3], to: 2, stamps: { at: 'published_at' }, tellsOrganisation: true },
    },
    recall: {
      label: { zh: '撤回', en: 'Take back' },
      endpoint: 'PUT notice/recall',
      step: { from: [2], to: 3, danger: true },
    },
  },
});

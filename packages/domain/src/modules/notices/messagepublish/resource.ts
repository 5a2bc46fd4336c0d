import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { noticeAudience, NOTICE_AUDIENCE, noticeStatus, noticeType } from './dictionary.ts';

/** Which field names the people of an audience. */
const NAMED_BY: Readonly<Record<number, string>> = {
  [NOTICE_AUDIENCE.organisations]: 'audience_orgs',
  [NOTICE_AUDIENCE.posts]: 'audience_posts',
  [NOTICE_AUDIENCE.people]: 'audience_users',
  [NOTICE_AUDIENCE.project]: 'audience_project',
};

/**
 * Announcements of an organisation to all of its people, or to some of them (console specification, section 2.2:
 * messagepublish).
 */
export default defineResource({
  name: 'messagepublish',
  noun: 'notice',
  label: { zh: '公告', en: 'Announcement' },
  about: {
    zh: '向全员或部分人发布公告，并能看到谁已阅读。',
    en: 'Announcements to everybody or to some, and who has read them.',
  },
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
    audience: field.code({
      label: { zh: '接收范围', en: 'Audience' },
      required: true,
      dict: noticeAudience,
      initial: NOTICE_AUDIENCE.all,
      column: { width: 110 },
    }),
    audience_orgs: field.references({
      label: { zh: '接收单位', en: 'Organisations' },
      ref: 'organization',
      hint: { zh: '范围为“指定单位”时填写，含其下级单位', en: 'For an audience of organisations, with those below' },
      column: { width: 180, hidden: true },
    }),
    audience_posts: field.references({
      label: { zh: '接收岗位', en: 'Posts' },
      ref: 'post',
      hint: { zh: '范围为“指定岗位”时填写', en: 'For an audience of posts' },
      column: { width: 180, hidden: true },
    }),
    audience_users: field.references({
      label: { zh: '接收人员', en: 'People' },
      ref: 'usermanage',
      hint: { zh: '范围为“指定人员”时填写', en: 'For an audience of people' },
      column: { width: 180, hidden: true },
    }),
    audience_project: field.reference({
      label: { zh: '接收项目', en: 'Project' },
      ref: 'projectmanage',
      recipient: true,
      hint: { zh: '范围为“项目人员”时填写', en: 'For the people of a project' },
      column: { width: 180, hidden: true },
    }),
    confirm_needed: field.boolean({
      label: { zh: '需要确认', en: 'To be confirmed' },
      hint: { zh: '接收人须点击“确认收到”', en: 'Readers have to say that they have read it' },
      column: { width: 100, hidden: true },
    }),
    attachments: field.files({ label: { zh: '附件', en: 'Files' }, maxCount: 5, column: { width: 180, hidden: true } }),
  },
  figures: [{ label: { zh: '已发布公告', en: 'Announcements' }, filters: { status: '2' } }],
  newest: {
    label: { zh: '公告', en: 'Announcements' },
    none: { zh: '暂无公告', en: 'No announcements yet' },
    filters: { status: '2' },
    beside: ['notice_type', 'published_at'],
    turns: 'content',
  },
  endpoints: {
    list: 'GET notice',
    detail: 'GET notice/{id}',
    add: 'POST notice',
    edit: 'PUT notice',
    delete: 'DELETE notice/{id}',
  },
  check(record) {
    const path = NAMED_BY[Number(record['audience'])];
    const value = path === undefined ? true : record[path];
    if (path === undefined || (Array.isArray(value) ? value.length > 0 : value)) return [];
    return [{ path, label: { zh: '请选择接收对象', en: 'Say who gets it' } }];
  },
  lifecycle: { field: 'status', editable: [1, 3] },
  actions: {
    publish: {
      label: { zh: '发布', en: 'Publish' },
      endpoint: 'PUT notice/publish',
      confirm: {
        zh: '发布后将通知接收范围内的所有人员，并记录每个人的阅读情况',
        en: 'The whole audience is told, and who has read it is kept',
      },
      step: { from: [1, 3], to: 2, stamps: { at: 'published_at' } },
    },
    recall: {
      label: { zh: '撤回', en: 'Withdraw' },
      endpoint: 'PUT notice/recall',
      step: { from: [2], to: 3, danger: true },
    },
  },
});

import { defineDictionary } from '../../../dictionary/define.ts';

export const noticeStatus = defineDictionary('notice_status', { zh: '公告状态', en: 'Announcement' }, [
  { value: 1, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已发布', en: 'Published' }, color_type: 'success' },
  { value: 3, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'warning' },
]);

export const noticeType = defineDictionary(
  'notice_type',
  { zh: '公告类型', en: 'Announcement' },
  [
    { value: 1, label: { zh: '通知', en: 'Notice' } },
    { value: 2, label: { zh: '公告', en: 'Announcement' } },
    { value: 3, label: { zh: '安全提醒', en: 'Safety warning' }, color_type: 'warning' },
  ],
  { own: true },
);

/** Codes of `notice_audience`. */
export const NOTICE_AUDIENCE = { all: 1, organisations: 2, posts: 3, people: 4, project: 5 } as const;

export const noticeAudience = defineDictionary('notice_audience', { zh: '接收范围', en: 'Audience' }, [
  { value: NOTICE_AUDIENCE.all, label: { zh: '全体人员', en: 'Everybody' } },
  { value: NOTICE_AUDIENCE.organisations, label: { zh: '指定单位', en: 'Organisations' } },
  { value: NOTICE_AUDIENCE.posts, label: { zh: '指定岗位', en: 'Posts' } },
  { value: NOTICE_AUDIENCE.people, label: { zh: '指定人员', en: 'People' } },
  { value: NOTICE_AUDIENCE.project, label: { zh: '项目人员', en: 'People of a project' } },
]);

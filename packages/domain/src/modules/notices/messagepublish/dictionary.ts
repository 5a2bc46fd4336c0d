import { defineDictionary } from '../../../dictionary/define.ts';

export const noticeStatus = defineDictionary('notice_status', { zh: '公告状态', en: 'Announcement' }, [
  { value: 1, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已发布', en: 'Published' }, color_type: 'success' },
  { value: 3, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'warning' },
]);

export const noticeType = defineDictionary('notice_type', { zh: '公告类型', en: 'Announcement' }, [
  { value: 1, label: { zh: '通知', en: 'Notice' } },
  { value: 2, label: { zh: '公告', en: 'Announcement' } },
  { value: 3, label: { zh: '安全提醒', en: 'Safety warning' }, color_type: 'warning' },
]);

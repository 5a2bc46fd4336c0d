import { defineDictionary } from './define.ts';

export const checklistStatus = defineDictionary('checklist_status', { zh: '检查表状态', en: 'Checklist' }, [
  { value: 1, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已提交', en: 'Submitted' }, color_type: 'success' },
]);

export const checkResult = defineDictionary('check_result', { zh: '检查结果', en: 'Result' }, [
  { value: 1, label: { zh: '合格', en: 'Good' }, color_type: 'success' },
  { value: 2, label: { zh: '不合格', en: 'Not good' }, color_type: 'error' },
  { value: 3, label: { zh: '不涉及', en: 'Not here' }, color_type: 'default' },
]);

export const discloseType = defineDictionary('disclose_type', { zh: '交底类型', en: 'Disclosure' }, [
  { value: 1, label: { zh: '安全技术交底', en: 'Safety and method' } },
  { value: 2, label: { zh: '专项方案交底', en: 'Special scheme' } },
  { value: 3, label: { zh: '班前安全交底', en: 'Before the shift' } },
]);

export const discloseStatus = defineDictionary('disclose_status', { zh: '交底状态', en: 'Disclosure' }, [
  { value: 1, label: { zh: '待交底', en: 'To do' }, color_type: 'processing' },
  { value: 2, label: { zh: '已交底', en: 'Done' }, color_type: 'success' },
]);

export const noticeStatus = defineDictionary('notice_status', { zh: '公告状态', en: 'Announcement' }, [
  { value: 1, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已发布', en: 'Published' }, color_type: 'success' },
  { value: 3, label: { zh: '已撤回', en: 'Taken back' }, color_type: 'warning' },
]);

export const noticeType = defineDictionary('notice_type', { zh: '公告类型', en: 'Announcement' }, [
  { value: 1, label: { zh: '通知', en: 'Notice' } },
  { value: 2, label: { zh: '公告', en: 'Announcement' } },
  { value: 3, label: { zh: '安全提醒', en: 'Safety warning' }, color_type: 'warning' },
]);

import { defineDictionary } from '../../../dictionary/define.ts';

export const courseKind = defineDictionary('course_kind', { zh: '资料类型', en: 'Kind' }, [
  { value: 1, label: { zh: '视频', en: 'Video' } },
  { value: 2, label: { zh: '文档', en: 'Document' } },
]);

export const courseAudience = defineDictionary('course_audience', { zh: '适用对象', en: 'Audience' }, [
  { value: 1, label: { zh: '全体人员', en: 'Everybody' } },
  { value: 2, label: { zh: '新进场工人', en: 'New workers' } },
  { value: 3, label: { zh: '管理人员', en: 'Managers' } },
  { value: 4, label: { zh: '特种作业人员', en: 'Special trades' } },
  { value: 5, label: { zh: '班组长', en: 'Team leaders' } },
]);

export const courseStatus = defineDictionary('course_status', { zh: '状态', en: 'State' }, [
  { value: 1, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已发布', en: 'Published' }, color_type: 'success' },
  { value: 3, label: { zh: '已下架', en: 'Withdrawn' }, color_type: 'error' },
]);

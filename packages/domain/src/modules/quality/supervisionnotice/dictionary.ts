import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `supervision_notice_status`. */
export const NOTICE = { draft: 1, issued: 2, replied: 3, closed: 4, withdrawn: 5 } as const;

export const supervisionNoticeStatus = defineDictionary(
  'supervision_notice_status',
  { zh: '监理通知状态', en: 'Supervision notice' },
  [
    { value: NOTICE.draft, label: { zh: '未签发', en: 'Draft' }, color_type: 'default' },
    { value: NOTICE.issued, label: { zh: '待回复', en: 'Reply due' }, color_type: 'error' },
    { value: NOTICE.replied, label: { zh: '待复查', en: 'To recheck' }, color_type: 'warning' },
    { value: NOTICE.closed, label: { zh: '已闭合', en: 'Closed' }, color_type: 'success' },
    { value: NOTICE.withdrawn, label: { zh: '已撤销', en: 'Withdrawn' }, color_type: 'default' },
  ],
);

export const supervisionNoticeKind = defineDictionary(
  'supervision_notice_kind',
  { zh: '通知事项', en: 'Matter of a notice' },
  [
    { value: 1, label: { zh: '质量', en: 'Quality' } },
    { value: 2, label: { zh: '安全', en: 'Safety' } },
    { value: 3, label: { zh: '进度', en: 'Progress' } },
    { value: 4, label: { zh: '造价', en: 'Cost' } },
    { value: 5, label: { zh: '其他', en: 'Other' } },
  ],
);

import { defineDictionary } from '../../dictionary/define.ts';

/** Values of `diary_status`. */
export const DIARY = { draft: 1, signed: 2, reviewed: 3 } as const;

export const diaryStatus = defineDictionary('diary_status', { zh: '日志状态', en: 'State of a diary' }, [
  { value: 1, label: { zh: '待签字', en: 'To be signed' }, color_type: 'warning' },
  { value: 2, label: { zh: '已签字', en: 'Signed' }, color_type: 'processing' },
  { value: 3, label: { zh: '已审阅', en: 'Reviewed' }, color_type: 'success' },
]);

/** Values of `diary_kind`. */
export const DIARY_KIND = { construction: 1, safety: 2 } as const;

export const diaryKind = defineDictionary('diary_kind', { zh: '日志类型', en: 'Kind of diary' }, [
  { value: 1, label: { zh: '施工日志', en: 'Construction' } },
  { value: 2, label: { zh: '安全日志', en: 'Safety' } },
]);

/** Values of `supervision_kind`. */
export const SUPERVISION_KIND = { supervisor: 1, authority: 2 } as const;

export const supervisionKind = defineDictionary('supervision_kind', { zh: '日志类型', en: 'Kind of log' }, [
  { value: 1, label: { zh: '监理日志', en: 'Supervision' } },
  { value: 2, label: { zh: '监督日志', en: 'Inspection by the authority' } },
]);

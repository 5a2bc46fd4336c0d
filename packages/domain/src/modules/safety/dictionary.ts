import { defineDictionary } from '../../dictionary/define.ts';

export const dangerLevel = defineDictionary('danger_level', { zh: '隐患等级', en: 'Hazard level' }, [
  { value: 1, label: { zh: '一般隐患', en: 'Minor' }, color_type: 'default' },
  { value: 2, label: { zh: '较大隐患', en: 'Serious' }, color_type: 'warning' },
  { value: 3, label: { zh: '重大隐患', en: 'Major' }, color_type: 'error' },
]);

/** Kinds of accidents (GB/T 6441, those of building sites). */
export const accidentKind = defineDictionary(
  'accident_kind',
  { zh: '事故类别', en: 'Kind of accident' },
  [
    { value: 1, label: { zh: '高处坠落', en: 'Fall from height' } },
    { value: 2, label: { zh: '坍塌', en: 'Collapse' } },
    { value: 3, label: { zh: '物体打击', en: 'Struck by an object' } },
    { value: 4, label: { zh: '起重伤害', en: 'Lifting' } },
    { value: 5, label: { zh: '机械伤害', en: 'Machinery' } },
    { value: 6, label: { zh: '车辆伤害', en: 'Vehicle' } },
    { value: 7, label: { zh: '触电', en: 'Electric shock' } },
    { value: 8, label: { zh: '火灾', en: 'Fire' } },
    { value: 9, label: { zh: '中毒和窒息', en: 'Poisoning or suffocation' } },
    { value: 10, label: { zh: '灼烫', en: 'Burn' } },
    { value: 11, label: { zh: '淹溺', en: 'Drowning' } },
    { value: 12, label: { zh: '爆炸', en: 'Explosion' } },
    { value: 13, label: { zh: '其他伤害', en: 'Other' } },
  ],
  { own: true },
);

/** Values of the dictionary `month_report_status`. */
export const MONTH_REPORT = { draft: 1, handedIn: 2 } as const;

export const monthReportStatus = defineDictionary('month_report_status', { zh: '月报状态', en: 'Monthly report' }, [
  { value: MONTH_REPORT.draft, label: { zh: '未上报', en: 'Not handed in' }, color_type: 'warning' },
  { value: MONTH_REPORT.handedIn, label: { zh: '已上报', en: 'Handed in' }, color_type: 'success' },
]);

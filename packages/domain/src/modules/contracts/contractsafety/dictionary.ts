import { defineDictionary } from '../../../dictionary/define.ts';

/** Uses that the rules for the safety fee of works name (财资〔2022〕136号, article 19), shortened. */
export const safetyUseKind = defineDictionary(
  'safety_use_kind',
  { zh: '安措费用途', en: 'Use of the safety fee' },
  [
    { value: 1, label: { zh: '安全防护设施设备', en: 'Protective equipment' }, color_type: 'processing' },
    { value: 2, label: { zh: '应急救援与演练', en: 'Rescue and drills' }, color_type: 'error' },
    { value: 3, label: { zh: '危险源监控与整改', en: 'Monitoring and mending of dangers' }, color_type: 'warning' },
    { value: 4, label: { zh: '检查评价与咨询', en: 'Checks and advice' }, color_type: 'default' },
    { value: 5, label: { zh: '劳动防护用品', en: 'Protective gear' }, color_type: 'processing' },
    { value: 6, label: { zh: '安全教育培训', en: 'Education' }, color_type: 'success' },
    { value: 7, label: { zh: '新技术与信息化', en: 'New technology' }, color_type: 'default' },
    { value: 8, label: { zh: '特种设备检测', en: 'Tests of special equipment' }, color_type: 'default' },
    { value: 9, label: { zh: '其他安全支出', en: 'Other' }, color_type: 'default' },
  ],
  { own: true },
);

/** Values of the dictionary `safety_use_status`. */
export const SAFETY_USE = { open: 1, confirmed: 2, refused: 3 } as const;

export const safetyUseStatus = defineDictionary('safety_use_status', { zh: '使用状态', en: 'State' }, [
  { value: SAFETY_USE.open, label: { zh: '待核实', en: 'To be checked' }, color_type: 'processing' },
  { value: SAFETY_USE.confirmed, label: { zh: '已入账', en: 'Booked' }, color_type: 'success' },
  { value: SAFETY_USE.refused, label: { zh: '不予列支', en: 'Not accepted' }, color_type: 'error' },
]);

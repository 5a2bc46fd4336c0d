import { defineDictionary } from '../../dictionary/define.ts';

export const workUnit = defineDictionary(
  'work_unit',
  { zh: '工程量单位', en: 'Unit of quantities' },
  [
    { value: 1, label: { zh: '立方米', en: 'm³' } },
    { value: 2, label: { zh: '平方米', en: 'm²' } },
    { value: 3, label: { zh: '米', en: 'm' } },
    { value: 4, label: { zh: '吨', en: 't' } },
    { value: 5, label: { zh: '件', en: 'pieces' } },
    { value: 6, label: { zh: '项', en: 'items' } },
  ],
  { own: true },
);

/** Values of `part_quality`. */
export const PART_QUALITY = { self: 1, submitted: 2, passed: 3, failed: 4 } as const;

export const partQuality = defineDictionary('part_quality', { zh: '质量状态', en: 'Quality' }, [
  { value: 1, label: { zh: '自检合格', en: 'Own check passed' }, color_type: 'processing' },
  { value: 2, label: { zh: '已报验', en: 'Submitted' }, color_type: 'warning' },
  { value: 3, label: { zh: '验收合格', en: 'Passed' }, color_type: 'success' },
  { value: 4, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
]);

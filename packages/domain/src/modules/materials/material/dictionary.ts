import { defineDictionary } from '../../../dictionary/define.ts';

export const materialUnit = defineDictionary(
  'material_unit',
  { zh: '计量单位', en: 'Unit' },
  [
    { value: 1, label: { zh: '吨', en: 't' } },
    { value: 2, label: { zh: '千克', en: 'kg' } },
    { value: 3, label: { zh: '立方米', en: 'm³' } },
    { value: 4, label: { zh: '平方米', en: 'm²' } },
    { value: 5, label: { zh: '米', en: 'm' } },
    { value: 6, label: { zh: '件', en: 'pieces' } },
    { value: 7, label: { zh: '套', en: 'sets' } },
    { value: 8, label: { zh: '桶', en: 'drums' } },
  ],
  { own: true },
);

/** Values of `material_status`. */
export const MATERIAL = { waiting: 1, accepted: 2, refused: 3, removed: 4 } as const;

export const materialStatus = defineDictionary('material_status', { zh: '验收状态', en: 'Acceptance' }, [
  { value: MATERIAL.waiting, label: { zh: '待验收', en: 'Waiting' }, color_type: 'processing' },
  { value: MATERIAL.accepted, label: { zh: '验收合格', en: 'Accepted' }, color_type: 'success' },
  { value: MATERIAL.refused, label: { zh: '验收不合格', en: 'Refused' }, color_type: 'error' },
  { value: MATERIAL.removed, label: { zh: '已退场', en: 'Removed' }, color_type: 'default' },
]);

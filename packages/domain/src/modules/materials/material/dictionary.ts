import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `material_status`. */
export const MATERIAL = { waiting: 1, accepted: 2, refused: 3, removed: 4 } as const;

export const materialStatus = defineDictionary('material_status', { zh: '验收状态', en: 'Acceptance' }, [
  { value: MATERIAL.waiting, label: { zh: '待验收', en: 'Waiting' }, color_type: 'processing' },
  { value: MATERIAL.accepted, label: { zh: '验收合格', en: 'Accepted' }, color_type: 'success' },
  { value: MATERIAL.refused, label: { zh: '验收不合格', en: 'Refused' }, color_type: 'error' },
  { value: MATERIAL.removed, label: { zh: '已退场', en: 'Removed' }, color_type: 'default' },
]);

import { defineDictionary } from '../../dictionary/define.ts';

/** Values of the dictionary `point_kind`. */
export const POINTS = { penalty: 1, credit: 2 } as const;

export const pointKind = defineDictionary('point_kind', { zh: '奖惩', en: 'Credit or penalty' }, [
  { value: 1, label: { zh: '扣分', en: 'Penalty' }, color_type: 'error' },
  { value: 2, label: { zh: '加分', en: 'Credit' }, color_type: 'success' },
]);

export const pointCategory = defineDictionary('point_category', { zh: '行为类别', en: 'Kind of behaviour' }, [
  { value: 1, label: { zh: '个人防护', en: 'Protective equipment' } },
  { value: 2, label: { zh: '高处作业', en: 'Work at height' } },
  { value: 3, label: { zh: '临时用电', en: 'Temporary power' } },
  { value: 4, label: { zh: '动火作业', en: 'Hot work' } },
  { value: 5, label: { zh: '起重吊装', en: 'Lifting' } },
  { value: 6, label: { zh: '文明施工', en: 'Order on site' } },
  { value: 7, label: { zh: '教育与举报', en: 'Training and reports' } },
]);

import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `floor_plan_status`. */
export const FLOOR_PLAN_STATUS = { current: 1, old: 2 } as const;

export const floorPlanStatus = defineDictionary('floor_plan_status', { zh: '图纸状态', en: 'Plan' }, [
  { value: 1, label: { zh: '现行', en: 'Current' }, color_type: 'success' },
  { value: 2, label: { zh: '作废', en: 'Withdrawn' }, color_type: 'default' },
]);

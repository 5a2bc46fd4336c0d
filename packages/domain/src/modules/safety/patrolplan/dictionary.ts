import { defineDictionary } from '../../../dictionary/define.ts';

/** Codes of `patrol_cycle`. */
export const PATROL_CYCLE = { daily: 1, workdays: 2, weekly: 3, monthly: 4, once: 5 } as const;

/** Frequency of a patrol. */
export const patrolCycle = defineDictionary('patrol_cycle', { zh: '巡检周期', en: 'Cycle' }, [
  { value: PATROL_CYCLE.daily, label: { zh: '每天', en: 'Every day' } },
  { value: PATROL_CYCLE.workdays, label: { zh: '工作日', en: 'Working days' } },
  { value: PATROL_CYCLE.weekly, label: { zh: '每周', en: 'Every week' } },
  { value: PATROL_CYCLE.monthly, label: { zh: '每月', en: 'Every month' } },
  { value: PATROL_CYCLE.once, label: { zh: '仅一次', en: 'Once' } },
]);

import { defineDictionary } from './define.ts';

export const schemeStatus = defineDictionary('patrol_scheme_status', { zh: '方案状态', en: 'Scheme' }, [
  { value: 1, label: { zh: '启用', en: 'Running' }, color_type: 'processing' },
  { value: 2, label: { zh: '停用', en: 'Stopped' }, color_type: 'default' },
]);

/** Console specification, section 9. */
export const patrolPointType = defineDictionary(
  'patrol_point_type',
  { zh: '巡检点类型', en: 'Patrol point' },
  [
    { value: 1, label: { zh: '设备点', en: 'Device point' } },
    { value: 2, label: { zh: '非设备点', en: 'Non-device point' } },
  ],
  { own: true },
);

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

export const patrolStatus = defineDictionary('patrol_status', { zh: '巡检状态', en: 'Patrol' }, [
  { value: 1, label: { zh: '待巡检', en: 'To do' }, color_type: 'processing' },
  { value: 2, label: { zh: '正常', en: 'OK' }, color_type: 'success' },
  { value: 3, label: { zh: '异常', en: 'Issue found' }, color_type: 'error' },
  { value: 4, label: { zh: '超期未检', en: 'Missed' }, color_type: 'warning' },
]);

export const correctionStatus = defineDictionary('correction_status', { zh: '整改状态', en: 'Rectification' }, [
  { value: 1, label: { zh: '待整改', en: 'To rectify' }, color_type: 'error' },
  { value: 2, label: { zh: '待复查', en: 'To recheck' }, color_type: 'warning' },
  { value: 3, label: { zh: '已闭合', en: 'Closed' }, color_type: 'success' },
  { value: 4, label: { zh: '已撤销', en: 'Withdrawn' }, color_type: 'default' },
]);

/** Console specification, section 3: `type`, default 1. */
export const patrolType = defineDictionary(
  'patrol_type',
  { zh: '巡检类型', en: 'Patrol type' },
  [
    { value: 1, label: { zh: '日常巡检', en: 'Routine' } },
    { value: 2, label: { zh: '专项巡检', en: 'Dedicated' } },
  ],
  { own: true },
);

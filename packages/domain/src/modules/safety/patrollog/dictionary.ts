import { defineDictionary } from '../../../dictionary/define.ts';

export const patrolStatus = defineDictionary('patrol_status', { zh: '巡检状态', en: 'Patrol' }, [
  { value: 1, label: { zh: '待巡检', en: 'To do' }, color_type: 'processing' },
  { value: 2, label: { zh: '正常', en: 'OK' }, color_type: 'success' },
  { value: 3, label: { zh: '异常', en: 'Issue found' }, color_type: 'error' },
  { value: 4, label: { zh: '超期未检', en: 'Missed' }, color_type: 'warning' },
]);

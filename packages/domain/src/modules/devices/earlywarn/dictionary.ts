import { defineDictionary } from '../../../dictionary/define.ts';

/** States of an alarm. */
export const alarmState = defineDictionary('alarm_state', { zh: '报警状态', en: 'Alarm' }, [
  { value: 1, label: { zh: '未确认', en: 'New' }, color_type: 'error' },
  { value: 2, label: { zh: '已确认', en: 'Acknowledged' }, color_type: 'warning' },
  { value: 3, label: { zh: '已恢复', en: 'Back to normal' }, color_type: 'processing' },
  { value: 4, label: { zh: '已关闭', en: 'Closed' }, color_type: 'default' },
]);

/** Causes of an alarm. */
export const alarmKind = defineDictionary('alarm_kind', { zh: '报警类别', en: 'Alarm category' }, [
  { value: 1, label: { zh: '超限', en: 'Limit' }, color_type: 'error' },
  { value: 2, label: { zh: '离线', en: 'Offline' }, color_type: 'default' },
  { value: 3, label: { zh: '进入危险区域', en: 'In a danger zone' }, color_type: 'error' },
  { value: 4, label: { zh: '离开工地', en: 'Left the site' }, color_type: 'warning' },
  { value: 5, label: { zh: '登高作业监护', en: 'Work at height' }, color_type: 'error' },
]);

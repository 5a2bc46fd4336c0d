import { defineDictionary } from '../../../dictionary/define.ts';

export const participationStatus = defineDictionary('participation_status', { zh: '进退场状态', en: 'Stay' }, [
  { value: 1, label: { zh: '拟进场', en: 'Planned' }, color_type: 'default' },
  { value: 2, label: { zh: '在场', en: 'On site' }, color_type: 'success' },
  { value: 3, label: { zh: '已退场', en: 'Left' }, color_type: 'default' },
]);

export const officerState = defineDictionary('officer_state', { zh: '安全员配备', en: 'Safety officers' }, [
  { value: 1, label: { zh: '满足', en: 'Enough' }, color_type: 'success' },
  { value: 2, label: { zh: '缺员', en: 'Too few' }, color_type: 'error' },
  { value: 3, label: { zh: '不要求', en: 'None asked' }, color_type: 'default' },
]);

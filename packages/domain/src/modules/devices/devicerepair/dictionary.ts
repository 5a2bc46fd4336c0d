import { defineDictionary } from '../../../dictionary/define.ts';

export const repairStatus = defineDictionary('repair_status', { zh: '维修状态', en: 'Repair' }, [
  { value: 1, label: { zh: '待维修', en: 'Reported' }, color_type: 'warning' },
  { value: 2, label: { zh: '维修中', en: 'Under repair' }, color_type: 'processing' },
  { value: 3, label: { zh: '已修复', en: 'Repaired' }, color_type: 'success' },
  { value: 4, label: { zh: '已报废', en: 'Scrapped' }, color_type: 'error' },
]);

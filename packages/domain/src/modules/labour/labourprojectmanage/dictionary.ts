import { defineDictionary } from '../../../dictionary/define.ts';

/** What a labour supervisor asks of a project first: an officer, a notice board, contracts. */
export const labourState = defineDictionary('labour_state', { zh: '劳务管理状态', en: 'Labour affairs' }, [
  { value: 1, label: { zh: '齐备', en: 'Complete' }, color_type: 'success' },
  { value: 2, label: { zh: '待完善', en: 'To complete' }, color_type: 'warning' },
  { value: 3, label: { zh: '未设劳资专管员', en: 'No labour officer' }, color_type: 'error' },
]);

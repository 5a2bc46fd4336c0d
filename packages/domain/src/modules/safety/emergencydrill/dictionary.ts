import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `drill_status`. */
export const DRILL = { planned: 1, held: 2, evaluated: 3 } as const;

export const drillStatus = defineDictionary('drill_status', { zh: '演练状态', en: 'State of a drill' }, [
  { value: 1, label: { zh: '待演练', en: 'Planned' }, color_type: 'processing' },
  { value: 2, label: { zh: '待评价', en: 'To be evaluated' }, color_type: 'warning' },
  { value: 3, label: { zh: '已评价', en: 'Evaluated' }, color_type: 'success' },
]);

export const drillResult = defineDictionary('drill_result', { zh: '演练评价', en: 'Result of a drill' }, [
  { value: 1, label: { zh: '良好', en: 'Good' }, color_type: 'success' },
  { value: 2, label: { zh: '合格', en: 'Passed' }, color_type: 'processing' },
  { value: 3, label: { zh: '需改进', en: 'To be improved' }, color_type: 'error' },
]);

import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `measure_status`. */
export const MEASURE_STATUS = { passed: 1, failed: 2, replaced: 3 } as const;

export const measureStatus = defineDictionary('measure_status', { zh: '实测结论', en: 'Result' }, [
  { value: 1, label: { zh: '合格', en: 'Passed' }, color_type: 'success' },
  { value: 2, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
  { value: 3, label: { zh: '已复测', en: 'Measured again' }, color_type: 'default' },
]);

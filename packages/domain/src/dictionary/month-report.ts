import { defineDictionary } from './define.ts';

/** Values of `month_report_status`. */
export const MONTH_REPORT = { draft: 1, handedIn: 2 } as const;

export const dictionaryMonth = defineDictionary('month_report_status', { zh: '月报状态', en: 'Monthly report' }, [
  { value: 1, label: { zh: '未上报', en: 'Not handed in' }, color_type: 'warning' },
  { value: 2, label: { zh: '已上报', en: 'Handed in' }, color_type: 'success' },
]);

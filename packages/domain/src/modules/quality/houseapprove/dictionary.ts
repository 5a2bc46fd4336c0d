import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `house_status`. */
export const HOUSE_STATUS = { waiting: 1, correcting: 2, signing: 3, passed: 4 } as const;

export const houseStatus = defineDictionary('house_status', { zh: '分户验收状态', en: 'State' }, [
  { value: 1, label: { zh: '待验收', en: 'To inspect' }, color_type: 'default' },
  { value: 2, label: { zh: '整改复验', en: 'Correcting' }, color_type: 'error' },
  { value: 3, label: { zh: '待业主签认', en: 'To be signed' }, color_type: 'warning' },
  { value: 4, label: { zh: '已通过', en: 'Accepted' }, color_type: 'success' },
]);

/** Values of `house_result`. */
export const HOUSE_RESULT = { passed: 1, failed: 2, none: 3, open: 4 } as const;

export const houseResult = defineDictionary('house_result', { zh: '验收结果', en: 'Result' }, [
  { value: 1, label: { zh: '合格', en: 'Passed' }, color_type: 'success' },
  { value: 2, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
  { value: 4, label: { zh: '待查', en: 'Not inspected' }, color_type: 'warning' },
  { value: 3, label: { zh: '无此项', en: 'Not there' }, color_type: 'default' },
]);

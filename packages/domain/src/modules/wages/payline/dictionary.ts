import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `wage_sign_status`. */
export const WAGE_SIGN = { open: 1, own: 2, witnessed: 3, disputed: 4 } as const;

export const wageSignStatus = defineDictionary('wage_sign_status', { zh: '签字状态', en: 'Signature' }, [
  { value: WAGE_SIGN.open, label: { zh: '待签字', en: 'To be signed' }, color_type: 'warning' },
  { value: WAGE_SIGN.own, label: { zh: '本人已签', en: 'Signed' }, color_type: 'success' },
  { value: WAGE_SIGN.witnessed, label: { zh: '现场见证签字', en: 'Signed before a witness' }, color_type: 'success' },
  { value: WAGE_SIGN.disputed, label: { zh: '有异议', en: 'Disputed' }, color_type: 'error' },
]);

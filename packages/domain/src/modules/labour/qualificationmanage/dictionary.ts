import { defineDictionary } from '../../../dictionary/define.ts';

export const holderKind = defineDictionary('holder_kind', { zh: '持证对象', en: 'Holder' }, [
  { value: 1, label: { zh: '人员', en: 'Person' } },
  { value: 2, label: { zh: '单位', en: 'Unit' } },
]);

export const certificateStatus = defineDictionary('certificate_status', { zh: '证书状态', en: 'State' }, [
  { value: 1, label: { zh: '有效', en: 'Valid' }, color_type: 'success' },
  { value: 2, label: { zh: '已过期', en: 'Expired' }, color_type: 'error' },
  { value: 3, label: { zh: '已注销', en: 'Withdrawn' }, color_type: 'default' },
]);

/** Values of the dictionary `renewal_state`. */
export const RENEWAL = { enough: 1, few: 2 } as const;

/** Whether the hours of a year allow a certificate to be prolonged; other kinds of certificates have none. */
export const renewalState = defineDictionary('renewal_state', { zh: '延期学时', en: 'Hours for renewal' }, [
  { value: RENEWAL.enough, label: { zh: '已满足', en: 'Enough' }, color_type: 'success' },
  { value: RENEWAL.few, label: { zh: '学时不足', en: 'Too few' }, color_type: 'warning' },
]);

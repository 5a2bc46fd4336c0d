import type { FieldMeta } from '../field/meta.ts';
import { ID_CARD_PATTERN, MOBILE_PATTERN } from '../field/patterns.ts';
import { maskIdCard, maskPhone } from '../format/mask.ts';

/**
 * What kind of personal data a value is, which says how it is masked. `account`: a name to log in by, which is personal
 * where people took their telephone or identity number for it.
 */
export type PersonalKind = 'phone' | 'identity' | 'bank-card' | 'account';

const BY_KIND: Partial<Record<FieldMeta['kind'], PersonalKind>> = { phone: 'phone', idcard: 'identity' };

/** Which personal data a field holds, by its kind or as it says; undefined: none. */
export function personalOf({ kind, personal }: Pick<FieldMeta, 'kind' | 'personal'>): PersonalKind | undefined {
  return personal ?? BY_KIND[kind];
}

/** The last four digits stay. */
function maskBankCard(value: string): string {
  return '*'.repeat(Math.max(4, value.length - 4)) + (value.length > 8 ? value.slice(-4) : '');
}

function maskAccount(value: string): string {
  if (MOBILE_PATTERN.test(value)) return maskPhone(value);
  return ID_CARD_PATTERN.test(value.toUpperCase()) ? maskIdCard(value) : value;
}

const MASKS: Readonly<Record<PersonalKind, (value: string) => string>> = {
  phone: maskPhone,
  identity: maskIdCard,
  'bank-card': maskBankCard,
  account: maskAccount,
};

/** What everybody may see of a personal value. Masking what is masked changes nothing. */
export function maskValue(kind: PersonalKind, value: string): string {
  return value === '' || looksMasked(kind, value) ? value : MASKS[kind](value);
}

/** Forms that `maskAccount` gives; a name may have stars of its own. */
const MASKED_ACCOUNT = /^(1[3-9]\d\*{4}\d{4}|\d{6}\*{8}[\dXx]{4})$/;

/** Whether a value is no whole one: it came out of `maskValue`, or was made to look so. */
export function looksMasked(kind: PersonalKind, value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return kind === 'account' ? MASKED_ACCOUNT.test(value) : value.includes('*');
}

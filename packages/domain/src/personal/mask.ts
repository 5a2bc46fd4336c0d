import { traitsOf } from '../field/kinds.ts';
import type { FieldMeta } from '../field/meta.ts';
import { ID_CARD_PATTERN, MOBILE_PATTERN } from '../field/patterns.ts';
import { SEALED, type FileItem } from '../file/file-item.ts';
import { maskIdCard, maskPhone } from '../format/mask.ts';

/**
 * Kind of personal data; it decides how a value is masked. `account`: a login name, which is personal if the user chose
 * a telephone or identity number as login name. `scan`: files that show such data, or a person's health or wage.
 */
export type PersonalKind = 'phone' | 'identity' | 'bank-card' | 'account' | 'scan';

/**
 * Returns the kind of personal data of a field, by its own declaration or by the kind of the field; undefined: none.
 */
export function personalOf({ kind, personal }: Pick<FieldMeta, 'kind' | 'personal'>): PersonalKind | undefined {
  const own = personal ?? traitsOf(kind).personal;
  return own === 'none' ? undefined : own;
}

/** Masks a bank card number; the last four digits stay. */
function maskBankCard(value: string): string {
  return '*'.repeat(Math.max(4, value.length - 4)) + (value.length > 8 ? value.slice(-4) : '');
}

/** Of what is shorter than an identity number, such as a short address or a passport, the first two characters stay. */
function maskIdentity(value: string): string {
  return value.length < 15 ? value.slice(0, 2) + '*'.repeat(Math.max(4, value.length - 2)) : maskIdCard(value);
}

function maskAccount(value: string): string {
  if (MOBILE_PATTERN.test(value)) return maskPhone(value);
  return ID_CARD_PATTERN.test(value.toUpperCase()) ? maskIdCard(value) : value;
}

const MASKS: Readonly<Record<PersonalKind, (value: string) => string>> = {
  phone: maskPhone,
  identity: maskIdentity,
  'bank-card': maskBankCard,
  account: maskAccount,
  // A scan is a file and not a text (`maskPersonal`).
  scan: (value) => value,
};

/** Returns the masked form of a personal value. Masking a masked value changes nothing. */
export function maskValue(kind: PersonalKind, value: string): string {
  return value === '' || looksMasked(kind, value) ? value : MASKS[kind](value);
}

/** Masks a personal value of a record: a text, or the files of a scan. Masking a masked value changes nothing. */
export function maskPersonal(kind: PersonalKind, value: unknown): unknown {
  if (kind !== 'scan') return typeof value === 'string' ? maskValue(kind, value) : value;
  if (Array.isArray(value)) return value.map((one) => maskPersonal(kind, one));
  return value !== null && typeof value === 'object' ? hideFile(value as FileItem) : value;
}

/** Hides a file: that it exists, its type and size remain. Its name may hold a number, so only the extension stays. */
export function hideFile(file: FileItem): FileItem {
  const dot = file.name?.lastIndexOf('.') ?? -1;
  return {
    ...file,
    ...(file.name !== undefined && { name: `****${dot < 0 ? '' : file.name.slice(dot)}` }),
    url: SEALED,
  };
}

/** Masked forms that `maskAccount` returns; other login names may contain stars of their own. */
const MASKED_ACCOUNT = /^(1[3-9]\d\*{4}\d{4}|\d{6}\*{8}[\dXx]{4})$/;

/**
 * Returns whether a value has the form of a masked value. `maskValue` may have returned it, or somebody imitated the
 * form.
 */
export function looksMasked(kind: PersonalKind, value: unknown): boolean {
  if (typeof value !== 'string' || kind === 'scan') return false;
  return kind === 'account' ? MASKED_ACCOUNT.test(value) : value.includes('*');
}

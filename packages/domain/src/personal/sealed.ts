import type { FieldMeta } from '../field/meta.ts';
import type { Label } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { personalEntriesOf, type PersonalEntry } from './entries.ts';
import { personalOf, type PersonalKind } from './mask.ts';

/**
 * Kinds of personal data that a server stores encrypted in records. The bytes of scans are encrypted as all files are. Login names are stored as they are: people are found by parts
 * of them (docs/decisions/personal-data/at-rest.md). `secret`: the keys of uploaded files, which no field holds.
 */
export type SealedKind = Exclude<PersonalKind, 'account' | 'scan'> | 'secret';

/** Returns the kind of a field whose values are stored encrypted; undefined: they are not. */
export function sealedOf(field: Pick<FieldMeta, 'kind' | 'personal'>): SealedKind | undefined {
  const personal = personalOf(field);
  return personal === 'account' || personal === 'scan' ? undefined : personal;
}

/** An encrypted value of a record, or the encrypted columns of a small table. */
export type SealedEntry = { name: string } & ({ sealed: SealedKind } | { columns: SealedEntry[] });

const known = new WeakMap<AnyResource, SealedEntry[]>();

/** Returns the fields of a resource whose values are stored encrypted; most resources have none. */
export function sealedEntriesOf(resource: AnyResource): SealedEntry[] {
  let entries = known.get(resource);
  if (!entries) known.set(resource, (entries = sealedAmong(personalEntriesOf(resource))));
  return entries;
}

/** Returns those of some personal values that are stored encrypted. */
function sealedAmong(entries: readonly PersonalEntry[]): SealedEntry[] {
  return entries.flatMap((entry): SealedEntry[] => {
    const { name } = entry;
    if ('columns' in entry) {
      const columns = sealedAmong(entry.columns);
      return columns.length > 0 ? [{ name, columns }] : [];
    }
    const { personal } = entry;
    return personal === 'account' || personal === 'scan' ? [] : [{ name, sealed: personal }];
  });
}

/** What a filter by such a field finds: encrypted values are compared as a whole, or by their end. */
export function searchHintOf(kind: SealedKind): Label {
  if (!hasTail(kind)) return { zh: '输入完整号码', en: 'The whole number' };
  return { zh: `输入完整号码或后 ${TAIL} 位`, en: `The whole number or its last ${TAIL} digits` };
}

/** Number of last characters by which telephones and identity numbers are found as well: those that masks show. */
export const TAIL = 4;

/** Returns whether lists find values of this kind by their last characters. */
export const hasTail = (kind: SealedKind): boolean => kind !== 'bank-card' && kind !== 'secret';

const CLEANED: Readonly<Record<SealedKind, (value: string) => string>> = {
  phone: (value) => value.replaceAll(/[\s-]/g, '').replace(/^(\+|00)86/, ''),
  identity: (value) => value.replaceAll(/\s/g, '').toUpperCase(),
  'bank-card': (value) => value.replaceAll(/\s/g, ''),
  secret: (value) => value,
};

/** Returns the form in which values are compared: two values with the same form are the same number. */
export function comparable(kind: SealedKind, value: string): string {
  return CLEANED[kind](value.normalize('NFKC'));
}

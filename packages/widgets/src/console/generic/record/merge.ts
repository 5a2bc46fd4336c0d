import type { NamedField } from '@gongdi/domain';

type Values = Readonly<Record<string, unknown>>;

/** A field that two people have changed to different values. */
export interface MergeConflict {
  field: NamedField;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** My input, with what only the others have changed. Fields in conflict have my value. */
  merged: Record<string, unknown>;
  /** Fields that only the others have changed. */
  taken: NamedField[];
  conflicts: MergeConflict[];
}

/**
 * Merges what two people have made of one record, field by field.
 * @param fields of the form: nothing else is sent
 * @param base the record as both have read it
 * @param mine what the form sends
 * @param theirs the record as it is stored now
 */
export function mergeRecords(fields: readonly NamedField[], base: Values, mine: Values, theirs: Values): Merge {
  const merged: Record<string, unknown> = { ...mine, version: theirs['version'] };
  const taken: NamedField[] = [];
  const conflicts: MergeConflict[] = [];
  for (const field of fields) {
    const { name } = field;
    if (!(name in mine) && !(name in theirs)) continue;
    const values = { base: base[name], mine: mine[name], theirs: theirs[name] };
    if (isSame(values.theirs, values.base) || isSame(values.theirs, values.mine)) continue;
    if (isSame(values.mine, values.base)) {
      merged[name] = values.theirs ?? null;
      taken.push(field);
    } else conflicts.push({ field, ...values });
  }
  return { merged, taken, conflicts };
}

/** Whether two values mean the same. The address of a file is signed anew with each answer; nothing is also empty. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== 'object') return value;
  // A file is the same file whatever is known about it.
  if ('id' in value && ('url' in value || 'size' in value)) return { id: value.id };
  const entries = Object.entries(value)
    .map(([name, one]): [string, unknown] => [name, plain(one)])
    .filter(([, one]) => one !== null);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

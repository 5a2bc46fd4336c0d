import type * as z from 'zod';
import { GongdiError, type FieldProblem } from '../error/error.ts';
import { columnsInRows, metaOf } from '../field/field.ts';
import { holdsRows } from '../field/kinds.ts';
import { fill, type Label, type Lang } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { domainText } from '../text/index.ts';
import { looksMasked, maskPersonal, maskValue, personalOf, type PersonalKind } from './mask.ts';

/** Personal data in a record: a value, or some columns of a small table. */
export type PersonalEntry = { name: string; label: Label } & (
  | { personal: PersonalKind }
  | { columns: PersonalEntry[] }
);

type Values = Readonly<Record<string, unknown>>;

const known = new WeakMap<AnyResource, PersonalEntry[]>();

/** Returns the personal fields of a resource; most resources have none. */
export function personalEntriesOf(resource: AnyResource): PersonalEntry[] {
  let entries = known.get(resource);
  if (!entries) known.set(resource, (entries = entriesIn(resource.fields as Record<string, z.ZodType>)));
  return entries;
}

function entriesIn(fields: Readonly<Record<string, z.ZodType>>): PersonalEntry[] {
  return Object.entries(fields).flatMap(([name, type]): PersonalEntry[] => {
    const meta = metaOf(type);
    const personal = personalOf(meta);
    if (personal) return [{ name, label: meta.label, personal }];
    const columns = holdsRows(meta.kind) ? entriesIn(columnsInRows(type)) : [];
    return columns.length > 0 ? [{ name, label: meta.label, columns }] : [];
  });
}

/** Returns a record with its personal data masked. Masking a masked record changes nothing. */
export function maskRecord<T extends object>(resource: AnyResource, record: T): T {
  return maskEntries(personalEntriesOf(resource), record);
}

/** As `maskRecord`, for values of any other shape. */
export function maskEntries<T extends object>(entries: readonly PersonalEntry[], values: T): T {
  if (entries.length === 0) return values;
  const masked: Record<string, unknown> = { ...(values as Values) };
  for (const entry of entries) {
    const value = masked[entry.name];
    if ('personal' in entry) {
      if (value !== undefined) masked[entry.name] = maskPersonal(entry.personal, value);
    } else if (Array.isArray(value))
      masked[entry.name] = value.map((row) => (isValues(row) ? maskEntries(entry.columns, row) : row));
  }
  return masked as T;
}

/**
 * Returns the sent record with each masked value replaced by the stored value that it represents: a masked value that
 * is sent back means unchanged.
 * @param before the record as it is stored
 * @throws GongdiError `invalid` that names each masked value without a matching stored value, or with several
 */
export function unmaskRecord<T extends object>(resource: AnyResource, sent: T, before: object, lang: Lang): T {
  return unmaskEntries(personalEntriesOf(resource), sent, before, lang);
}

/** As `unmaskRecord`, for values of any other shape. */
export function unmaskEntries<T extends object>(
  entries: readonly PersonalEntry[],
  sent: T,
  before: object,
  lang: Lang,
  under = '',
): T {
  const problems: FieldProblem[] = [];
  const whole = (entry: PersonalEntry, value: unknown, stored: readonly unknown[], path: string): unknown => {
    if ('columns' in entry) {
      if (!Array.isArray(value)) return value;
      const rows = stored.flatMap((one) => (Array.isArray(one) ? one.filter(isValues) : []));
      return value.map((row, at) => (isValues(row) ? wholeRow(entry.columns, row, rows, `${path}.${at}.`) : row));
    }
    if (typeof value !== 'string' || !looksMasked(entry.personal, value)) return value;
    const meant = new Set(
      stored.filter((one): one is string => typeof one === 'string' && maskValue(entry.personal, one) === value),
    );
    if (meant.size === 1) return [...meant][0];
    const message = fill(domainText[lang].masked, { label: entry.label[lang] });
    problems.push({ path, code: 'masked', message });
    return value;
  };
  const wholeRow = (columns: readonly PersonalEntry[], row: Values, rows: readonly Values[], path: string): Values => ({
    ...row,
    ...Object.fromEntries(
      columns
        .filter(({ name }) => name in row)
        .map((one) => [
          one.name,
          whole(
            one,
            row[one.name],
            rows.map((other) => other[one.name]),
            path + one.name,
          ),
        ]),
    ),
  });
  const unmasked = wholeRow(entries, sent as Values, [before as Values], under);
  if (problems.length > 0) throw new GongdiError('invalid', { problems });
  return unmasked as T;
}

/**
 * Returns a change of a record for the change record, masked. If a value changed but its mask stayed the same, the
 * masked value is marked as changed.
 */
export function maskChange(
  resource: AnyResource,
  { before, after }: { before?: object | null; after?: object | null },
): { before?: object | null; after?: object | null } {
  const entries = personalEntriesOf(resource);
  if (entries.length === 0) return { before, after };
  const masked = { before: before && maskEntries(entries, before), after: after && maskEntries(entries, after) };
  if (!before || !after) return masked;
  const [was, is, wasMasked, isMasked] = [before, after, masked.before, masked.after] as Record<string, unknown>[];
  for (const { name } of entries)
    if (typeof is![name] === 'string' && is![name] !== was![name] && isMasked![name] === wasMasked![name])
      isMasked![name] = `${String(isMasked![name])}${CHANGED}`;
  return masked;
}

/** Suffix of a masked value in the change record when the previous value was different but has the same mask. */
const CHANGED = '（已更改）';

function isValues(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

import type { RecordGroup } from '@gongdi/api';
import { isOneOf, queryFieldsOf, traitsOf, type AnyResource, type NamedField } from '@gongdi/domain';

/** A value that is counted: a code as text, a month `YYYY-MM`, or null for an empty field. */
export type Key = string | null;

/** A bar of the chart, with the parts into which a second field divides it. */
export interface Bar {
  key: Key;
  total: number;
  parts: readonly { key: Key; total: number }[];
}

/**
 * Returns the bars of the chart. Codes come in the order of their dictionary, months in that of time, empty values last.
 * @param known codes of the dictionary; those without records have an empty bar
 */
export function barsOf(
  groups: readonly Pick<RecordGroup, 'key' | 'also' | 'total'>[],
  known: readonly string[],
  divided: readonly string[],
): Bar[] {
  const bars = new Map<Key, Map<Key, number>>(known.map((key) => [key, new Map()]));
  for (const { key, also = null, total } of groups) {
    const parts = bars.get(key) ?? new Map<Key, number>();
    bars.set(key, parts.set(also, (parts.get(also) ?? 0) + total));
  }
  return inOrder([...bars.keys()], known).map((key) => {
    const parts = bars.get(key)!;
    return {
      key,
      total: [...parts.values()].reduce((sum, count) => sum + count, 0),
      parts: inOrder([...parts.keys()], divided).map((part) => ({ key: part, total: parts.get(part)! })),
    };
  });
}

/** Returns keys in the order of the dictionary, then by their text, the empty one last. */
export function inOrder(keys: readonly Key[], known: readonly string[]): Key[] {
  const rank = (key: Key) => (key === null ? Infinity : known.includes(key) ? known.indexOf(key) : known.length);
  return keys.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    return left === right ? String(a).localeCompare(String(b)) : left - right;
  });
}

/**
 * Returns the filters that find the records of a bar in the list; undefined when the query form has no filter for the
 * field, or the value is empty.
 */
export function filterFor(resource: AnyResource, field: NamedField, key: Key): Record<string, string> | undefined {
  if (key === null) return undefined;
  const filter = queryFieldsOf(resource).find(({ name }) => name === field.name)?.query;
  if (traitsOf(field.kind).time === 'none') return isOneOf(filter) ? { [field.name]: key } : undefined;
  if (filter !== 'between') return undefined;
  const [year, month] = key.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { [`begin_${field.name}`]: `${key}-01`, [`end_${field.name}`]: `${key}-${String(last).padStart(2, '0')}` };
}

/** Returns a share in percent: whole, but never 0 % of something nor 100 % of less than all. */
export function shareOf(count: number, all: number): string {
  if (all === 0 || count === 0) return '0%';
  const percent = (count / all) * 100;
  if (percent < 1) return '<1%';
  if (count < all && percent > 99) return '>99%';
  return `${Math.round(percent)}%`;
}

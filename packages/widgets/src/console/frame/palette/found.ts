import type { calls } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { addressOf, leavesOf } from '../../ground/menus/menus.ts';

type FoundGroup = calls.search.FoundGroup;

/** An entry in the results of the palette. */
export interface Found {
  key: string;
  title: string;
  /** Tells entries with the same title apart: the titles above the menu entry. */
  hint: string;
  address: string;
}

/** Splits an input into words; a result has to match all of them. */
const wordsOf = (input: string) => input.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Returns the menu entries that contain all words in their title, the titles above them or their address. Titles that
 * begin with the first word come first, then titles that contain it.
 */
export function findMenus(menus: readonly MenuItem[], input: string): Found[] {
  const words = wordsOf(input);
  const entries = (items: readonly MenuItem[], above: readonly string[]): Found[] =>
    items.flatMap((item) =>
      item.children.length > 0
        ? entries(item.children, [...above, item.title])
        : [{ key: `menu ${item.index}`, title: item.title, hint: above.join(' / '), address: addressOf(item) }],
    );
  const rank = (found: Found) => {
    const title = found.title.toLowerCase();
    return words[0] === undefined || title.startsWith(words[0]) ? 0 : title.includes(words[0]) ? 1 : 2;
  };
  return entries(menus, [])
    .filter(({ title, hint, address }) => {
      const text = `${title} ${hint} ${address}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Found records of one resource. */
export interface RecordGroup {
  name: string;
  label: string;
  found: readonly Found[];
}

/** Returns the groups of found records whose resource has an entry in the menus. */
export function foundGroups(groups: readonly FoundGroup[], menus: readonly MenuItem[]): RecordGroup[] {
  const known = new Set(leavesOf(menus).map(({ index }) => index));
  return groups
    .filter(({ resource }) => known.has(resource))
    .map((group) => ({
      name: group.resource,
      label: group.label,
      found: group.records.map((record) => foundRecord(group, record)),
    }));
}

/**
 * Returns a found record with the address of its detail page. If the user may not open one, the address is that of the
 * list, filtered by the record's title.
 */
function foundRecord(
  { resource, detail, filter }: Pick<FoundGroup, 'resource' | 'detail' | 'filter'>,
  { id, title }: FoundGroup['records'][number],
): Found {
  const query = detail ? new URLSearchParams({ id }) : new URLSearchParams(filter === null ? {} : { [filter]: title });
  const address = `/${resource}${detail ? '/detail' : ''}?${query}`;
  return { key: `${resource} ${id}`, title, hint: '', address };
}

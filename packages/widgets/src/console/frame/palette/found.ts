import type { calls } from '@gongdi/api';
import type { MenuItem } from '@gongdi/domain';
import { addressOf, leavesOf } from '../../ground/menus/menus.ts';

type FoundGroup = calls.search.FoundGroup;

/** Something that the palette leads to. */
export interface Found {
  key: string;
  title: string;
  /** What tells it from others of the same title: the way in the menus. */
  hint: string;
  address: string;
}

/** Words of an input, all of which must be met. */
const wordsOf = (input: string) => input.toLowerCase().split(/\s+/).filter(Boolean);

/** Menu entries that hold all words in their title, the titles above or their address; titles that begin so come first. */
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

/** Records of one kind. */
export interface RecordGroup {
  name: string;
  label: string;
  found: readonly Found[];
}

/** What the server found, of the kinds that have their entry in the menus. */
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

/** A found record: its detail page, or its list filtered for its name when it has none that the user may open. */
function foundRecord(
  { resource, detail, filter }: Pick<FoundGroup, 'resource' | 'detail' | 'filter'>,
  { id, title }: FoundGroup['records'][number],
): Found {
  const query = detail ? new URLSearchParams({ id }) : new URLSearchParams(filter === null ? {} : { [filter]: title });
  const address = `/${resource}${detail ? '/detail' : ''}?${query}`;
  return { key: `${resource} ${id}`, title, hint: '', address };
}

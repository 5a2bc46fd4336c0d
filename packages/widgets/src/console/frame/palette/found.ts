import type { MenuItem } from '@gongdi/domain';
import { findResource, permission, queryFieldsOf, titleOf, type AnyResource } from '@gongdi/domain';
import { addressOf, leavesOf } from '../../ground/menus/menus.ts';

/** Something that the palette leads to. */
export interface Found {
  key: string;
  title: string;
  /** What tells it from others of the same title: the way in the menus. */
  hint: string;
  address: string;
}

/** Records of one kind that are shown; more are found in the list itself. */
export const RECORDS_SHOWN = 5;

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

/** A kind of record that can be looked for by its name. */
export interface Searched {
  resource: AnyResource;
  /** The filter that looks for a part of the name. */
  filter: string;
}

/** What the user may list, and whose name its list can look for; in the order of the menus. */
export function searchable(menus: readonly MenuItem[], may: (code: string) => boolean): Searched[] {
  return leavesOf(menus).flatMap((item) => {
    const resource = findResource(item.index);
    if (!resource?.endpoints.list || !may(permission(resource.name, 'list'))) return [];
    const field = queryFieldsOf(resource).find((one) => one.name === resource.title && one.query === 'like');
    return field ? [{ resource, filter: field.name }] : [];
  });
}

/** A found record: its detail page, or its list filtered for its name when it has none that the user may open. */
export function foundRecord(
  { resource, filter }: Searched,
  row: Readonly<Record<string, unknown>>,
  may: (code: string) => boolean,
): Found {
  const id = String(row['id']);
  const title = titleOf(resource, row);
  const detail = resource.endpoints.detail && may(permission(resource.name, 'detail'));
  const query = detail ? new URLSearchParams({ id }) : new URLSearchParams({ [filter]: title });
  const address = `/${resource.name}${detail ? '/detail' : ''}?${query}`;
  return { key: `${resource.name} ${id}`, title, hint: '', address };
}

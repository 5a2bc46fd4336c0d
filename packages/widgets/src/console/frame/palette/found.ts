import type { calls } from '@gongdi/api';
import { findEntries, fitOf, leavesOf, typedWords, type MenuItem } from '@gongdi/domain';
import { addressOf, trailOf } from '../../ground/menus/menus.ts';
import type { OwnMenuState } from '../../ground/menus/own-menu.ts';
import type { PaletteAction, PaletteDialog } from './use-palette-actions.ts';

type FoundGroup = calls.search.FoundGroup;

/** An entry in the results of the palette. */
export interface Found {
  key: string;
  title: string;
  /** Tells entries with the same title apart: the titles above the menu entry. */
  hint: string;
  /** Page that it opens. */
  address?: string;
  /** Dialog that it opens, or what it does. */
  does?: PaletteDialog | (() => void);
}

/** Results of one kind. */
export interface ResultGroup {
  name: string;
  label: string;
  found: readonly Found[];
}

/** Limits on the results, so that many modules do not bury the records. */
const MAX_PAGES = 12;
const MAX_ACTIONS = 6;

const foundPage = (trail: readonly MenuItem[]): Found => {
  const item = trail.at(-1)!;
  const above = trail.slice(0, -1).map(({ title }) => title);
  return { key: `menu ${item.index}`, title: item.title, hint: above.join(' / '), address: addressOf(item) };
};

/** Returns the menu entries that fit what was typed, the best first. */
export const findPages = (menus: readonly MenuItem[], input: string): Found[] =>
  findEntries(menus, typedWords(input)).slice(0, MAX_PAGES).map(foundPage);

/** Returns the actions that fit what was typed, the best first. */
export function findActions(actions: readonly PaletteAction[], input: string): Found[] {
  const words = typedWords(input);
  return actions
    .flatMap((action) => {
      const fit = fitOf(words, [action]);
      return fit === undefined ? [] : [{ action, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .slice(0, MAX_ACTIONS)
    .map(({ action }) => action);
}

/** Returns the entries with these indexes, as far as they are in the menus. */
export function pagesOf(menus: readonly MenuItem[], indexes: readonly string[]): Found[] {
  const known = new Map(leavesOf(menus).map((item) => [item.index, item]));
  return indexes.flatMap((index) => {
    const item = known.get(index);
    return item ? foundPage(trailOf(menus, addressOf(item))) : [];
  });
}

/** Returns what was shown last, without the page on view: records, then pages. */
export function recentOf(menus: readonly MenuItem[], own: OwnMenuState, here: string): Found[] {
  const records = own.records.flatMap(({ address, title }): Found[] => {
    const list = trailOf(menus, address.split('?')[0]!).at(-1);
    return list && address !== here ? [{ key: `recent ${address}`, title, hint: list.title, address }] : [];
  });
  return [...records, ...pagesOf(menus, own.used).filter(({ address }) => address !== here)];
}

/** Returns the groups of found records whose resource has an entry in the menus. */
export function foundGroups(groups: readonly FoundGroup[], menus: readonly MenuItem[]): ResultGroup[] {
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

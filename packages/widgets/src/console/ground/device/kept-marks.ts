import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isTitle } from '../../../kit/data/titles.ts';
import { ORGANISATION_TREE } from '../../../kit/data/organisations.ts';
import { SETTINGS } from '../context/use-platform.ts';
import { DICTIONARIES } from '../live/use-overlay.ts';

/** First parts of the keys of answers that every form needs. */
const ALWAYS: readonly QueryKey[] = [ORGANISATION_TREE, [DICTIONARIES, 'overlay'], [SETTINGS, 'platform']];

interface Marks {
  hashes: Set<string>;
  lists: Set<string>;
  titles: Set<string>;
}

const marks = new WeakMap<QueryClient, Marks>();

function marksOf(queries: QueryClient): Marks {
  const found = marks.get(queries) ?? { hashes: new Set(), lists: new Set(), titles: new Set() };
  marks.set(queries, found);
  return found;
}

/** The answer of a query is needed without a network: the device keeps it. */
export function markKept(queries: QueryClient, key: QueryKey): void {
  marksOf(queries).hashes.add(hashKey(key));
}

/**
 * The lists of a resource are needed without a network, as they were seen last: the device keeps them.
 * @param refers resources whose records they name
 */
export function markKeptLists(queries: QueryClient, resource: string, refers: readonly string[]): void {
  const { lists, titles } = marksOf(queries);
  lists.add(resource);
  for (const one of refers) titles.add(one);
}

/** Returns whether the device keeps the answer of a query. */
export function isMarked(queries: QueryClient, key: QueryKey): boolean {
  const { hashes, lists, titles } = marksOf(queries);
  if (key[0] === 'list') return lists.has(String(key[1]));
  if (isTitle(key)) return titles.has(String(key[1]));
  return hashes.has(hashKey(key)) || ALWAYS.some((begin) => begin.every((one, place) => key[place] === one));
}

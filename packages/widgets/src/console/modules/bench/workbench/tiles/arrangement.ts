import { useKeptChoice } from '../../../../../kit/data/kept-choice.ts';
import { tilesOn } from '../kept/storage-keys.ts';

/** How a user arranged the tiles of a page. */
export interface Arrangement {
  /** Keys of tiles; tiles that are not named come after these. */
  order: readonly string[];
  /** Keys of tiles that are not shown. */
  hidden: readonly string[];
}

/** What is stored of a user's own arrangement. */
interface Kept extends Arrangement {
  /** Absent in what older versions stored: there, an arrangement without tiles was none. */
  own?: true;
}

const NONE: Kept = { order: [], hidden: [] };

/** Returns the tiles in the order of the user; new ones keep their place among themselves, at the end. */
export function arranged<T extends { key: string }>(tiles: readonly T[], { order }: Pick<Arrangement, 'order'>): T[] {
  const place = new Map(order.map((key, at) => [key, at]));
  return tiles.toSorted((a, b) => (place.get(a.key) ?? order.length) - (place.get(b.key) ?? order.length));
}

/**
 * Returns the keys that are stored when shown tiles are put into an order. Keys of tiles that are not shown now stay
 * where they were, behind the shown one before them: what is counted on request, or belongs to a right that comes back,
 * keeps its place, and moving a tile by one place passes one that is seen.
 */
export function storedOrder(before: readonly string[], shown: readonly string[]): readonly string[] {
  const isShown = new Set(shown);
  const behind = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const key of before) {
    if (isShown.has(key)) last = key;
    else behind.set(last, [...(behind.get(last) ?? []), key]);
  }
  return [...(behind.get(null) ?? []), ...shown.flatMap((key) => [key, ...(behind.get(key) ?? [])])];
}

/** Returns the keys with one of them at another place; a place outside of the list changes nothing. */
export function moved(keys: readonly string[], key: string, to: number): readonly string[] {
  if (to < 0 || to >= keys.length || !keys.includes(key)) return keys;
  const rest = keys.filter((one) => one !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

/**
 * The arrangement of a page: the user's own, stored in this browser as other choices are, else that of the user's role.
 */
export function useArrangement(page: string, ofRole: Arrangement | null = null) {
  const [kept, keep] = useKeptChoice<Kept>(tilesOn(page), NONE);
  const isOwn = kept.own === true || kept.order.length + kept.hidden.length > 0;
  const arrangement: Arrangement = isOwn ? kept : (ofRole ?? NONE);
  const { order, hidden } = arrangement;
  return {
    arrangement,
    isOwn,
    setOrder: (next: readonly string[]) => keep({ order: storedOrder(order, next), hidden, own: true }),
    toggle: (key: string) =>
      keep({ order, hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key], own: true }),
    reset: () => keep(NONE),
  };
}

import { addTile, WALL_SECONDS, type WallKind, type WallPage, type WallTile } from './layout.ts';

/** Something that a wall can show. */
interface Offered {
  kind: WallKind;
  of: string;
  open: boolean;
}

/** Kinds of the first page in their order, each with the most tiles of it. */
const OVERVIEW: readonly (readonly [WallKind, number])[] = [
  ['map', 1],
  ['figure', 8],
];
const DETAILS: readonly (readonly [WallKind, number])[] = [
  ['newest', 2],
  ['weather', 1],
  ['rank', 1],
  ['trend', 3],
];

/** Returns the first of each module before the others, and among these what anybody may see: it is of general interest. */
function spread(offered: readonly Offered[]): Offered[] {
  const modules = new Set<string>();
  const rank = new Map<Offered, number>();
  for (const one of offered.toSorted((a, b) => Number(b.open) - Number(a.open))) {
    const module = `${one.kind} ${one.of.split('?')[0]}`;
    rank.set(one, (modules.has(module) ? 2 : 0) + (one.open ? 0 : 1));
    modules.add(module);
  }
  return offered.toSorted((a, b) => rank.get(a)! - rank.get(b)!);
}

const pageOf = (
  title: string,
  offered: readonly Offered[],
  kinds: readonly (readonly [WallKind, number])[],
): WallPage => {
  let tiles: readonly WallTile[] = [];
  for (const [kind, most] of kinds)
    for (const one of offered.filter((other) => other.kind === kind).slice(0, most))
      tiles = addTile(tiles, one) ?? tiles;
  return { title, seconds: WALL_SECONDS.usual, tiles };
};

/** Pages of a wall that nobody has arranged yet, made of what it can show. */
export function startingPages(
  offered: readonly Offered[],
  titles: { overview: string; details: string },
): readonly WallPage[] {
  const inOrder = spread(offered);
  return [pageOf(titles.overview, inOrder, OVERVIEW), pageOf(titles.details, inOrder, DETAILS)].filter(
    ({ tiles }, at) => at === 0 || tiles.length > 0,
  );
}

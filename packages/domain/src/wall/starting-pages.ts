import { addTile, WALL_SECONDS, type WallKind, type WallPage, type WallTile } from './layout.ts';

/** Something that a wall can show. */
interface Offered {
  kind: WallKind;
  of: string;
}

/** Kinds of the first page in their order, each with the most tiles of it. */
const OVERVIEW: readonly (readonly [WallKind, number])[] = [
  ['map', 1],
  ['figure', 8],
];
const DETAILS: readonly (readonly [WallKind, number])[] = [
  ['newest', 2],
  ['trend', 3],
  ['rank', 2],
  ['weather', 1],
];

const pageOf = (
  title: string,
  offered: readonly Offered[],
  kinds: readonly (readonly [WallKind, number])[],
): WallPage => {
  let tiles: readonly WallTile[] = [];
  for (const [kind, most] of kinds)
    for (const one of offered.filter((other) => other.kind === kind).slice(0, most)) tiles = addTile(tiles, one) ?? tiles;
  return { title, seconds: WALL_SECONDS.usual, tiles };
};

/** Pages of a wall that nobody has arranged yet, made of what it can show. */
export function startingPages(
  offered: readonly Offered[],
  titles: { overview: string; details: string },
): readonly WallPage[] {
  return [pageOf(titles.overview, offered, OVERVIEW), pageOf(titles.details, offered, DETAILS)].filter(
    ({ tiles }, at) => at === 0 || tiles.length > 0,
  );
}

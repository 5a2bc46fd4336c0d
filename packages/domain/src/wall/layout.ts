/** Cells of a page of a wall: the whole screen below the head, whatever its size. */
export const WALL_GRID = { columns: 12, rows: 6 } as const;

/** How long a page is shown before the next one, seconds. */
export const WALL_SECONDS = { least: 5, most: 600, usual: 20 } as const;

export const WALL_LIMITS = { pages: 12, tiles: 24, title: 30 } as const;

/**
 * Kinds of tiles. `figure`, `trend`, `rank` and `newest` show what a module declares, named by `of`; the others exist
 * once.
 */
export const WALL_KINDS = ['figure', 'trend', 'rank', 'newest', 'map', 'weather', 'clock'] as const;
export type WallKind = (typeof WALL_KINDS)[number];

/** Place of a tile on the grid, in cells from the upper left corner. */
export interface WallBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface WallTile extends WallBox {
  /** Unique on its page. */
  id: string;
  kind: WallKind;
  /** Key of a tile (`tilesOf`), or name of the resource of the newest records; else empty. */
  of: string;
}

export interface WallPage {
  title: string;
  seconds: number;
  tiles: readonly WallTile[];
}

/** Smallest and first size of a tile, cells: a text of a size that is read from afar needs room. */
const WALL_SIZES: Readonly<Record<WallKind, { least: [number, number]; first: [number, number] }>> = {
  figure: { least: [2, 1], first: [3, 2] },
  trend: { least: [3, 2], first: [5, 3] },
  rank: { least: [3, 2], first: [4, 3] },
  newest: { least: [3, 2], first: [6, 3] },
  map: { least: [3, 2], first: [6, 4] },
  weather: { least: [3, 2], first: [3, 3] },
  clock: { least: [2, 1], first: [3, 2] },
};

const overlap = (a: WallBox, b: WallBox): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const isInside = ({ x, y, w, h }: WallBox): boolean =>
  x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= WALL_GRID.columns && y + h <= WALL_GRID.rows;

/** Returns the box with its size within the bounds of the kind, moved into the grid. */
function fitted(kind: WallKind, { x, y, w, h }: WallBox): WallBox {
  const [leastW, leastH] = WALL_SIZES[kind].least;
  const width = Math.min(WALL_GRID.columns, Math.max(leastW, w));
  const height = Math.min(WALL_GRID.rows, Math.max(leastH, h));
  return {
    x: Math.min(WALL_GRID.columns - width, Math.max(0, x)),
    y: Math.min(WALL_GRID.rows - height, Math.max(0, y)),
    w: width,
    h: height,
  };
}

/** Returns the free place that is nearest to a box, of the same size; undefined: there is none. */
function nearestFree(box: WallBox, taken: readonly WallBox[]): WallBox | undefined {
  let best: WallBox | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let y = 0; y + box.h <= WALL_GRID.rows; y += 1)
    for (let x = 0; x + box.w <= WALL_GRID.columns; x += 1) {
      const place = { ...box, x, y };
      const way = Math.abs(x - box.x) + Math.abs(y - box.y);
      if (way >= least || taken.some((other) => overlap(place, other))) continue;
      best = place;
      least = way;
    }
  return best;
}

/**
 * Moves or resizes a tile. Tiles in its way go to the nearest free place, of their size or else of their smallest.
 * @returns the same list when that is not possible
 */
export function placeTile(tiles: readonly WallTile[], id: string, wanted: WallBox): readonly WallTile[] {
  const tile = tiles.find((one) => one.id === id);
  if (!tile) return tiles;
  const box = fitted(tile.kind, wanted);
  if (box.x === tile.x && box.y === tile.y && box.w === tile.w && box.h === tile.h) return tiles;
  const others = tiles.filter((one) => one !== tile);
  const placed: WallTile[] = [{ ...tile, ...box }, ...others.filter((one) => !overlap(one, box))];
  for (const one of others.filter((other) => overlap(other, box))) {
    const [w, h] = WALL_SIZES[one.kind].least;
    const free = nearestFree(one, placed) ?? nearestFree({ ...one, w, h }, placed);
    if (!free) return tiles;
    placed.push({ ...one, ...free });
  }
  const byId = new Map(placed.map((one) => [one.id, one]));
  return tiles.map((one) => byId.get(one.id)!);
}

/** Adds a tile at the first free place, as large as fits. @returns undefined when the page is full */
export function addTile(
  tiles: readonly WallTile[],
  { kind, of }: Pick<WallTile, 'kind' | 'of'>,
): readonly WallTile[] | undefined {
  if (tiles.length >= WALL_LIMITS.tiles) return undefined;
  const { first, least } = WALL_SIZES[kind];
  const free = [first, least]
    .map(([w, h]) => nearestFree({ x: 0, y: 0, w, h }, tiles))
    .find((one) => one !== undefined);
  if (!free) return undefined;
  const used = new Set(tiles.map(({ id }) => id));
  let number = tiles.length + 1;
  while (used.has(`t${number}`)) number += 1;
  return [...tiles, { id: `t${number}`, kind, of, ...free }];
}

/** What is wrong with pages that are to be stored; `at` names the page and the tile by their indexes. */
export interface WallFault {
  at: string;
  code: 'outside' | 'overlap' | 'twice' | 'small';
}

/** Returns what is wrong with the places of tiles. The editor makes none of these. */
export function wallFaults(pages: readonly WallPage[]): WallFault[] {
  return pages.flatMap(({ tiles }, page) =>
    tiles.flatMap((tile, index): WallFault[] => {
      const at = `pages.${page}.tiles.${index}`;
      const [w, h] = WALL_SIZES[tile.kind].least;
      const before = tiles.slice(0, index);
      if (!isInside(tile)) return [{ at, code: 'outside' }];
      if (tile.w < w || tile.h < h) return [{ at, code: 'small' }];
      if (before.some(({ id }) => id === tile.id)) return [{ at, code: 'twice' }];
      return before.some((other) => overlap(other, tile)) ? [{ at, code: 'overlap' }] : [];
    }),
  );
}

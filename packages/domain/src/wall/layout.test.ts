import { describe, expect, it } from 'vitest';
import { addTile, placeTile, startingPages, wallFaults, WALL_GRID, type WallTile } from './index.ts';

const tile = (id: string, x: number, y: number, w = 3, h = 2): WallTile => ({ id, kind: 'figure', of: id, x, y, w, h });
const boxes = (tiles: readonly WallTile[]) => tiles.map(({ id, x, y, w, h }) => [id, x, y, w, h].join(' '));
const sound = (tiles: readonly WallTile[]) => wallFaults([{ title: '', seconds: 20, tiles }]);

describe('tiles of a wall', () => {
  it('move, and others make room', () => {
    const tiles = [tile('a', 0, 0), tile('b', 3, 0)];
    const next = placeTile(tiles, 'a', { x: 3, y: 0, w: 3, h: 2 });
    expect(boxes(next)).toEqual(['a 3 0 3 2', 'b 3 2 3 2']);
    expect(sound(next)).toEqual([]);
  });

  it('stay within the grid and above their smallest size', () => {
    const [moved] = placeTile([tile('a', 0, 0)], 'a', { x: 40, y: -3, w: 1, h: 0 });
    expect(moved).toMatchObject({ x: WALL_GRID.columns - 2, y: 0, w: 2, h: 1 });
  });

  it('become small when there is no other room, and nothing changes when there is none at all', () => {
    const full = [tile('a', 0, 0, 6, 6), tile('b', 6, 0, 6, 6)];
    const next = placeTile(full, 'a', { x: 0, y: 0, w: 7, h: 6 });
    expect(boxes(next)).toEqual(['a 0 0 7 6', 'b 7 0 2 1']);
    expect(placeTile(full, 'a', { x: 0, y: 0, w: 12, h: 6 })).toBe(full);
    expect(placeTile(full, 'unknown', { x: 0, y: 0, w: 1, h: 1 })).toBe(full);
  });

  it('are added at the first free place until the page is full', () => {
    let tiles: readonly WallTile[] = [];
    for (let next: readonly WallTile[] | undefined = tiles; next; next = addTile(tiles, { kind: 'figure', of: 'x' }))
      tiles = next;
    expect(tiles).toHaveLength(12);
    expect(sound(tiles)).toEqual([]);
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(12);
  });

  it('are refused where they overlap, lie outside, or have the name of another', () => {
    const codes = (tiles: WallTile[]) => sound(tiles).map(({ code }) => code);
    expect(codes([tile('a', 0, 0), tile('b', 2, 1)])).toEqual(['overlap']);
    expect(codes([tile('a', 10, 0)])).toEqual(['outside']);
    expect(codes([tile('a', 0, 0), tile('a', 6, 0)])).toEqual(['twice']);
    expect(codes([tile('a', 0, 0, 1, 1)])).toEqual(['small']);
  });
});

it('a wall begins with what it can show', () => {
  const offered = [
    ...Array.from({ length: 9 }, (_, at) => ({ kind: 'figure' as const, of: `a?${at}`, open: false })),
    { kind: 'figure' as const, of: 'b?', open: true },
    { kind: 'map' as const, of: '', open: true },
    { kind: 'newest' as const, of: 'earlywarn', open: true },
  ];
  const pages = startingPages(offered, { overview: '总览', details: '动态' });
  expect(pages.map(({ title, tiles }) => [title, tiles.length])).toEqual([
    ['总览', 9],
    ['动态', 1],
  ]);
  // What anybody may see, and each module once, before more of one module.
  expect(pages[0]!.tiles.slice(1, 3).map(({ of }) => of)).toEqual(['b?', 'a?0']);
  expect(wallFaults(pages)).toEqual([]);
  expect(startingPages([], { overview: 'a', details: 'b' })).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { arranged, moved, storedOrder } from './arrangement.ts';

const tiles = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
const keys = (some: readonly { key: string }[]) => some.map(({ key }) => key).join('');

it('keeps the order of the user, and puts new tiles behind', () => {
  expect(keys(arranged(tiles, { order: [] }))).toBe('abcd');
  expect(keys(arranged(tiles, { order: ['c', 'gone', 'a'] }))).toBe('cabd');
});

it('moves a tile to a place, and nowhere else', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  const same = ['a', 'b'];
  expect([moved(same, 'a', -1), moved(same, 'b', 2), moved(same, 'x', 0)]).toEqual([same, same, same]);
});

it('keeps the places of tiles that are not shown, and moves a tile past the next one that is', () => {
  const before = ['a', 'x', 'b', 'y', 'c'];
  const shown = ['a', 'b', 'c'];
  expect(storedOrder(before, shown)).toEqual(before);
  const next = storedOrder(before, moved(shown, 'c', 1));
  expect(next.filter((key) => shown.includes(key))).toEqual(['a', 'c', 'b']);
  expect(next).toEqual(['a', 'x', 'c', 'b', 'y']);
  expect(storedOrder([], shown)).toEqual(shown);
  expect(storedOrder(['x'], shown)).toEqual(['x', 'a', 'b', 'c']);
});

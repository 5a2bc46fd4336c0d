import { expect, it } from 'vitest';
import { arranged, moved } from './arrangement.ts';

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

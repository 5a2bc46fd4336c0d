import { expect, test } from 'vitest';
import { gather } from './clusters.ts';

test('cells with many points become one, at their middle; the others stay', () => {
  // Four in the first cell, one in the second, two in a third.
  const places = new Float64Array([1, 1, 2, 1, 3, 3, 2, 3, 12, 1, 25, 25, 26, 26]);
  const all = [0, 1, 2, 3, 4, 5, 6];
  expect(gather(places, all, 10, 3)).toEqual({ clusters: [{ x: 2, y: 2, count: 4 }], single: [4, 5, 6] });
  expect(gather(places, all, 10, 2).clusters).toHaveLength(2);
  expect(gather(places, all, 10, 5)).toEqual({ clusters: [], single: all });
});

test('only the given points are gathered, and each is there once', () => {
  const places = new Float64Array(2000).map((_, index) => ((index * 7919) % 1000) / 10);
  const given = Array.from({ length: 1000 }, (_, index) => index).filter((index) => index % 3 > 0);
  const { clusters, single } = gather(places, given, 20, 4);
  expect(clusters.reduce((sum, { count }) => sum + count, single.length)).toBe(given.length);
  expect(single.every((index) => given.includes(index))).toBe(true);
});

import { expect, it } from 'vitest';
import { isStale, STALE, turned } from './rotation.ts';

it('turns from the last page to the first, both ways', () => {
  expect([turned(0, 1, 3), turned(2, 1, 3), turned(0, -1, 3), turned(5, 0, 3), turned(0, 1, 0)]).toEqual([
    1, 0, 2, 2, 0,
  ]);
});

it('knows when data is old', () => {
  expect([isStale(0, 1e12), isStale(1e12, 1e12 + STALE), isStale(1e12, 1e12 + STALE + 1)]).toEqual([
    false,
    false,
    true,
  ]);
});

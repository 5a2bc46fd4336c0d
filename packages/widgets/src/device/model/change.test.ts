import { expect, it } from 'vitest';
import type { TrendPoint } from '../host/props.ts';
import { changeOf, joined } from './change.ts';

const DAY = 86_400_000;
const point = (at: number, value: number): TrendPoint => [at, value, value, value, value];

it('counts from the first value, and the rate over a day', () => {
  const points = [point(0, 10), point(DAY * 9, 16), point(DAY * 9.5, 17)];
  expect(changeOf(points, 18, DAY * 10)).toEqual({ cumulative: 8, since: 0, rate: 2 });
});

it('does not blow an hour up to a day, and spreads a silence of days', () => {
  expect(changeOf([point(0, 1)], 1.5, DAY / 24)!.rate).toBe(0.5);
  expect(changeOf([point(0, 1)], 5, DAY * 4)!.rate).toBe(1);
  expect(changeOf([], 5, 0)).toBeUndefined();
});

it('counts a young device from its first reading, not from the mean of the day that it is in', () => {
  const fine = [point(DAY, 1), point(DAY + 1000, 5)];
  expect(joined([point(DAY - 1000, 3)], fine)).toEqual(fine);
  expect(joined([point(0, 0), point(DAY, 3)], fine)).toEqual([point(0, 0), ...fine]);
  expect(joined([point(0, 0)], [])).toEqual([point(0, 0)]);
});

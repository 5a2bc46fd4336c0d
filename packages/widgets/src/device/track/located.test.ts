import { expect, test } from 'vitest';
import type { TrendPoint } from '../host/props.ts';
import { gapOf, locatedType, pointsOf } from './located.ts';

const point = (at: number, last: number): TrendPoint => [at, last - 1, last, last + 1, last];

test('helmets, vehicles and rickshaws tell where they are, a tower crane does not', () => {
  expect([13, 50, 64, 3, 7, 60, 999].map((code) => locatedType(code) !== undefined)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a place needs both coordinates and a fix', () => {
  const longitudes = [point(1, 121), point(2, 121.1), point(3, 0), point(4, 121.3)];
  const latitudes = [point(1, 31), point(3, 0), point(4, 31.3), point(5, 31.4)];
  expect(pointsOf(longitudes, latitudes)).toEqual([
    { at: 1, place: [121, 31] },
    { at: 4, place: [121.3, 31.3] },
  ]);
});

test('the longer the range, the longer a silence that is still a way', () => {
  const vehicle = locatedType(50)!;
  expect(gapOf(vehicle, 3_600_000)).toBe(vehicle.offlineAfter * 1000);
  expect(gapOf(vehicle, 30 * 86_400_000)).toBeGreaterThan(vehicle.offlineAfter * 1000);
});

import { convert, polygonOf, type LonLat } from '@gongdi/geo';
import { expect, test } from 'vitest';
import { worldX, worldY } from '../../map/layers/world.ts';
import { Field, placeOf } from './field.ts';

const square = (x: number, y: number, size: number): LonLat[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const withHole = polygonOf(square(121, 31, 0.1), [square(121.04, 31.04, 0.02)]);
const beside = polygonOf(square(121.2, 31, 0.1));
const field = new Field([withHole, beside], 'GCJ-02', 'GCJ-02');
const at = (x: number, y: number) => field.at(worldX(x), worldY(y));

test('finds the polygon at a place and none in its hole', () => {
  expect(at(121.02, 31.02)).toBe(0);
  expect(at(121.05, 31.05)).toBe(-1);
  expect(at(121.25, 31.05)).toBe(1);
  expect(at(121.15, 31.05)).toBe(-1);
  expect(field.at(worldX(121.25), worldY(31.05), (one) => one === 1)).toBe(-1);
});

test('a corner wins over an edge, and is the very place it was given as', () => {
  const pixel = worldX(1) - worldX(0);
  const corner = field.near(worldX(121.1003), worldY(31.0004), 0.001 * pixel);
  expect(corner).toMatchObject({ corner: true, polygon: 0 });
  expect(field.place(corner?.index ?? 0)).toEqual([121.1, 31]);
  const edge = field.near(worldX(121.2005), worldY(31.05), 0.001 * pixel);
  expect(edge).toMatchObject({ corner: false, polygon: 1 });
  expect(placeOf(edge?.x ?? 0, edge?.y ?? 0)[0]).toBeCloseTo(121.2, 9);
  expect(field.near(worldX(121.15), worldY(31.05), 0.001 * pixel)).toBeNull();
  expect(field.near(worldX(121.2005), worldY(31.05), 0.001 * pixel, (one) => one === 1)).toBeNull();
});

test('is shown in the system of the map and keeps its own places', () => {
  const shown = new Field([beside], 'WGS-84', 'GCJ-02');
  const [x, y] = convert([121.25, 31.05], 'WGS-84', 'GCJ-02');
  expect(shown.at(worldX(x), worldY(y))).toBe(0);
  expect(shown.place(0)).toEqual([121.2, 31]);
  const [cx] = convert([121.2, 31], 'WGS-84', 'GCJ-02');
  expect(shown.boxes[0]?.[0]).toBeCloseTo(worldX(cx), 6);
});

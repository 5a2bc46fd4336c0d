import { measure, polygonOf, type LonLat } from '@gongdi/geo';
import { expect, test } from 'vitest';
import { closeSketch, distinctRing, refusedCorner, refusedHole, shapeOf } from './sketching.ts';

const at = (x: number, y: number): LonLat => [121 + x / 1000, 31 + y / 1000];

test('a corner whose edge would cross the line is refused', () => {
  const line = [at(0, 0), at(10, 0), at(10, 10)];
  expect(refusedCorner(line, at(5, -5))).toBe('crossing');
  expect(refusedCorner(line, at(0, 10))).toBeNull();
});

test('repeated corners are one, and a ring needs three', () => {
  expect(distinctRing([at(0, 0), at(0, 0), at(1, 0), at(1, 1), at(1, 1), at(0, 0)])).toEqual([
    at(0, 0),
    at(1, 0),
    at(1, 1),
  ]);
  expect(closeSketch([at(0, 0), at(1, 0), at(1, 0)])).toEqual({ refused: 'tooFew' });
  expect(closeSketch([at(0, 0), at(1, 0), at(0, 0), at(1, 0)])).toEqual({ refused: 'tooFew' });
});

test('the closing edge may not cross either', () => {
  const line = [at(0, 0), at(10, 0), at(10, 10), at(4, 10), at(4, -5), at(2, -5)];
  expect(refusedCorner(line.slice(0, 4), at(4, -5))).toBe('crossing');
  expect(closeSketch([at(0, 0), at(10, 0), at(5, 5), at(5, -5)])).toEqual({ refused: 'crossingClose' });
  expect(closeSketch([at(0, 0), at(10, 0), at(10, 10)])).toEqual({ ring: [at(0, 0), at(10, 0), at(10, 10)] });
});

test('holes lie inside and apart', () => {
  const square = (x: number, y: number, size: number) => [
    at(x, y),
    at(x + size, y),
    at(x + size, y + size),
    at(x, y + size),
  ];
  const polygon = polygonOf(square(0, 0, 10), [square(2, 2, 2)]);
  expect(refusedHole(polygon, square(6, 6, 2))).toBeNull();
  expect(refusedHole(polygon, square(9, 9, 2))).toBe('holeOutside');
  expect(refusedHole(polygon, square(1, 1, 5))).toBe('holeOutside');
  expect(refusedHole(polygon, square(3, 3, 3))).toBe('holeOutside');
});

test('two places make a rectangle or a circle', () => {
  expect(shapeOf('rectangle', at(0, 0), at(0, 5), 'GCJ-02')).toBeNull();
  expect(shapeOf('rectangle', at(3, 4), at(0, 0), 'GCJ-02')?.outer).toHaveLength(4);
  const round = shapeOf('circle', at(0, 0), at(1, 0), 'WGS-84');
  expect(round && measure(round, 'WGS-84').area / (Math.PI * 95.46 ** 2)).toBeCloseTo(1, 2);
  expect(shapeOf('circle', at(0, 0), at(0, 0), 'GCJ-02')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { boxOf, polygonOf, type LonLat } from '../point.ts';
import { isInside } from './inside.ts';
import { polygonIndex, snapper } from './segments.ts';

const SQUARE = polygonOf(
  [
    [0, 60],
    [1, 60],
    [1, 61],
    [0, 61],
  ],
  [
    [
      [0.4, 60.4],
      [0.6, 60.4],
      [0.6, 60.6],
      [0.4, 60.6],
    ],
  ],
);
const FAR = polygonOf([
  [10, 60],
  [11, 60],
  [11, 61],
]);

describe('snapping', () => {
  const index = snapper([SQUARE, FAR]);

  it('takes the corner first, then the edge, then nothing', () => {
    expect(index.snap([1.01, 60.005], 0.02)).toMatchObject({
      kind: 'vertex',
      polygon: 0,
      ring: 0,
      vertex: 1,
      at: [1, 60],
    });
    const edge = index.snap([1.01, 60.5], 0.02);
    expect(edge).toMatchObject({ kind: 'edge', polygon: 0, vertex: 1, at: [1, 60.5] });
    expect(edge?.distance).toBeCloseTo(0.01 * Math.cos((60.5 * Math.PI) / 180), 9);
    expect(index.snap([1.1, 60.5], 0.02)).toBeNull();
  });

  it('knows holes and leaves out what it is told to', () => {
    expect(index.snap([0.4, 60.41], 0.02)).toMatchObject({ kind: 'vertex', ring: 1, vertex: 0 });
    expect(index.snap([10, 60], 0.02, (polygon) => polygon === 1)).toBeNull();
    expect(snapper([]).snap([0, 0], 1)).toBeNull();
  });
});

describe('boxes and insides', () => {
  it('finds areas in a box, in order', () => {
    const index = polygonIndex([FAR, SQUARE].map((one) => boxOf(one.outer)));
    expect(index.search([-1, 59, 20, 62])).toEqual([0, 1]);
    expect(index.search([0.5, 60.5, 0.6, 60.6])).toEqual([1]);
    expect(polygonIndex([]).search([0, 0, 1, 1])).toEqual([]);
  });

  it('tells inside, hole and outside', () => {
    const inside = (place: LonLat): boolean => isInside(place, SQUARE);
    expect([inside([0.1, 60.1]), inside([0.5, 60.5]), inside([2, 60])]).toEqual([true, false, false]);
  });
});

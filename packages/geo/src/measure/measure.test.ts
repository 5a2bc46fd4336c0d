import geodesic from 'geographiclib-geodesic';
import { describe, expect, it } from 'vitest';
import { convertPolygon } from '../coordinates/convert.ts';
import { polygonOf, type LonLat, type Ring } from '../point.ts';
import { distanceOf, lengthOf, measure, ringArea } from './measure.ts';

const SITES: LonLat[] = [
  [109.5, 18.25],
  [121.47, 31.23],
  [116.4, 39.9],
  [126.6, 45.75],
  [87.6, 43.8],
];

function square(center: LonLat, metres: number): Ring {
  const high = metres / 2 / 110_900;
  const wide = metres / 2 / (111_320 * Math.cos((center[1] * Math.PI) / 180));
  const [x, y] = center;
  return [
    [x - wide, y - high],
    [x + wide, y - high],
    [x + wide, y + high],
    [x - wide, y + high],
  ];
}

function exact(ring: Ring): { area: number; perimeter: number } {
  const shape = geodesic.Geodesic.WGS84.Polygon(false);
  for (const [x, y] of ring) shape.AddPoint(y, x);
  const found = shape.Compute(false, true);
  return { area: Math.abs(found.area ?? 0), perimeter: found.perimeter };
}

describe('measuring', () => {
  it.each([300, 3000, 9500])('agrees with GeographicLib on a plane of %i m to a millionth', (metres) => {
    for (const site of SITES) {
      const ring = square(site, metres);
      const found = measure(polygonOf(ring), 'WGS-84');
      const wanted = exact(ring);
      expect(Math.abs(found.area / wanted.area - 1)).toBeLessThan(1e-6);
      expect(Math.abs(found.perimeter / wanted.perimeter - 1)).toBeLessThan(1e-6);
    }
  });

  it('computes geodesics beyond ten kilometres', () => {
    const ring = square([116.4, 39.9], 80_000);
    expect(ringArea(ring, 'WGS-84')).toBeCloseTo(exact(ring).area, 0);
  });

  it('takes the offset back before it measures', () => {
    const polygon = polygonOf(square([121.47, 31.23], 300));
    const area = measure(polygon, 'WGS-84').area;
    for (const system of ['GCJ-02', 'BD-09'] as const) {
      const there = convertPolygon(polygon, 'WGS-84', system);
      expect(measure(there, system).area / area).toBeCloseTo(1, 9);
      expect(Math.abs(measure(there, 'WGS-84').area / area - 1)).toBeGreaterThan(1e-4);
    }
  });

  it('takes holes away and ignores the winding', () => {
    const outer = square([121.47, 31.23], 300);
    const hole = square([121.47, 31.23], 100);
    const found = measure(polygonOf(outer.toReversed(), [hole]), 'WGS-84');
    expect(found.area).toBeCloseTo(ringArea(outer, 'WGS-84') - ringArea(hole, 'WGS-84'), 6);
    expect(found.holes).toHaveLength(1);
  });

  it('measures lines, and nothing of too little', () => {
    expect(distanceOf([0, 0], [0, 1], 'WGS-84')).toBeCloseTo(110_574.39, 1);
    expect(lengthOf([[0, 0]], 'WGS-84')).toBe(0);
    expect(
      ringArea(
        [
          [0, 0],
          [1, 1],
        ],
        'WGS-84',
      ),
    ).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { ringArea } from '../measure/measure.ts';
import { polygonOf, type LonLat, type Ring } from '../point.ts';
import { circle } from '../shapes/shapes.ts';
import { simplify, simplifyRing } from './simplify.ts';

describe('simplify', () => {
  it('drops corners on straight lines and keeps the others as they are', () => {
    const ring: Ring = [
      [121.47, 31.23],
      [121.475, 31.23],
      [121.48, 31.23],
      [121.48, 31.235],
      [121.48, 31.24],
      [121.47, 31.24],
    ];
    const found = simplifyRing(ring, 0.5, 'GCJ-02');
    expect(found).toEqual([ring[0], ring[2], ring[4], ring[5]]);
    expect(found[0]).toBe(ring[0]);
  });

  it('stays within the tolerance', async () => {
    const polygon = circle([121.47, 31.23], 300, 'WGS-84', 720);
    const found = await simplify([polygon], 1, 'WGS-84');
    expect(found).toMatchObject({ before: 720, problems: [] });
    expect(found.after).toBeLessThan(80);
    const lost = ringArea(polygon.outer, 'WGS-84') - ringArea(found.polygons[0]!.outer, 'WGS-84');
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(2 * Math.PI * 300);
  });

  it('tells when fewer corners make edges cross', async () => {
    // A thin inlet. Its tip crosses the border after the bulge around it has been removed.
    const ring: Ring = (
      [
        [0, 0],
        [40, 0],
        [50, 4],
        [60, 0],
        [100, 0],
        [100, 50],
        [51, 50],
        [50, 2],
        [49, 50],
        [0, 50],
      ] as const
    ).map(([x, y]): LonLat => [121.47 + x * 1e-5, 31.23 + y * 1e-5 - (x === 50 && y === 4 ? 8e-5 : 0)]);
    const before = await simplify([polygonOf(ring.map(([x, y]): LonLat => [x, y]))], 0.0001, 'WGS-84');
    expect(before.problems).toEqual([]);
    const pierced = ring.map(([x, y], i): LonLat => (i === 7 ? [x, 31.23 - 2e-5] : [x, y]));
    const after = await simplify([polygonOf(pierced)], 5, 'WGS-84');
    expect(after.problems.map((one) => one.code)).toEqual(['self-intersection']);
  });

  it('leaves small rings and no tolerance alone', () => {
    const ring: Ring = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    expect(simplifyRing(ring, 1e9, 'WGS-84')).toBe(ring);
    expect(simplifyRing(circle([0, 0], 10, 'WGS-84').outer, 0, 'WGS-84')).toHaveLength(64);
  });
});

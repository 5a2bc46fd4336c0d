import { describe, expect, it } from 'vitest';
import { measure } from '../measure/measure.ts';
import { distanceOf } from '../measure/measure.ts';
import { polygonOf, type LonLat } from '../point.ts';
import { circle, circleOf, isRectangle, rectangle } from './shapes.ts';

const SITE: LonLat = [121.47, 31.23];

describe('shapes', () => {
  it.each(['GCJ-02', 'WGS-84', 'BD-09'] as const)('make a circle and find it again in %s', (system) => {
    const made = circle(SITE, 250, system);
    for (const corner of made.outer) expect(distanceOf(SITE, corner, system)).toBeCloseTo(250, 5);
    expect(measure(made, system).area / (Math.PI * 250 ** 2)).toBeCloseTo(1, 2);
    const found = circleOf(made, system);
    expect(found?.radius).toBeCloseTo(250, 2);
    expect(distanceOf(found?.center ?? [0, 0], SITE, system)).toBeLessThan(0.05);
  });

  it('see no circle in what was edited, in an ellipse, in half of one', () => {
    const made = circle(SITE, 250, 'WGS-84');
    expect(circleOf(polygonOf(made.outer.map((point, i): LonLat => (i === 5 ? SITE : point))), 'WGS-84')).toBeNull();
    expect(circleOf(polygonOf(made.outer.slice(0, 32)), 'WGS-84')).toBeNull();
    const flat = made.outer.map(([x, y]): LonLat => [x, SITE[1] + (y - SITE[1]) / 2]);
    expect(circleOf(polygonOf(flat), 'WGS-84')).toBeNull();
  });

  it('make rectangles and know them, turned as well', () => {
    const made = rectangle([121.48, 31.24], SITE);
    expect(made.outer[0]).toEqual(SITE);
    expect(isRectangle(made, 'WGS-84')).toBe(true);
    const quarter = circle(SITE, 100, 'WGS-84', 16).outer;
    expect(isRectangle(polygonOf([1, 5, 9, 13].map((i) => quarter[i]!)), 'WGS-84')).toBe(true);
    expect(isRectangle(polygonOf([0, 5, 9, 13].map((i) => quarter[i]!)), 'WGS-84')).toBe(false);
  });
});

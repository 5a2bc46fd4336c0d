import { distanceOf, type LonLat } from '@gongdi/geo';
import { expect, test } from 'vitest';
import { circleOfArea, circlePolygon, RADIUS } from './circle.ts';
import { newArea } from './document.ts';

const CENTER: LonLat = [121.4737, 31.2304];

test.each(['GCJ-02', 'WGS-84', 'CGCS2000', 'BD-09'] as const)(
  'a circle is found again after it was stored, %s',
  (system) => {
    const area = newArea(circlePolygon({ center: CENTER, radius: 120 }, system, 64));
    const found = circleOfArea(area, system);
    expect(found?.radius).toBeCloseTo(120, 1);
    expect(distanceOf(found!.center, CENTER, system)).toBeLessThan(0.05);
  },
);

test('editing it a hundred times neither moves nor shrinks it', () => {
  let area = newArea(circlePolygon({ center: CENTER, radius: 80 }, 'GCJ-02', 64));
  for (let i = 0; i < 100; i += 1) {
    const found = circleOfArea(area, 'GCJ-02')!;
    area = newArea(circlePolygon(found, 'GCJ-02', area.polygon.outer.length));
  }
  const end = circleOfArea(area, 'GCJ-02')!;
  expect(end.radius).toBeCloseTo(80, 1);
  expect(distanceOf(end.center, CENTER, 'GCJ-02')).toBeLessThan(0.1);
});

test('a radius stays within what can be given, and a square is no circle', () => {
  const small = newArea(circlePolygon({ center: CENTER, radius: 0 }, 'WGS-84', 64));
  expect(circleOfArea(small, 'WGS-84')?.radius).toBeCloseTo(RADIUS.least, 1);
  const square = newArea({
    outer: [CENTER, [121.4747, 31.2304], [121.4747, 31.2314], [121.4737, 31.2314]],
    holes: [],
  });
  expect(circleOfArea(square, 'WGS-84')).toBeNull();
});

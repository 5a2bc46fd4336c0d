import { expect, it } from 'vitest';
import { zoomedAt } from './use-pan.ts';

it('zooms around a point, within bounds', () => {
  const at = { x: 100, y: 50 };
  const place = zoomedAt({ x: 0, y: 0, zoom: 1 }, 2, at);
  expect(place).toEqual({ x: -100, y: -50, zoom: 2 });
  expect(zoomedAt(place, 0.5, at)).toEqual({ x: 0, y: 0, zoom: 1 });
  expect(zoomedAt(place, 1e9, at).zoom).toBe(60);
  expect(zoomedAt(place, 1e-9, at).zoom).toBe(0.2);
});

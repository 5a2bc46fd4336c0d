import { expect, test } from 'vitest';
import { Corners, spread } from './corners.ts';

/** A ring as a survey delivers it: 5,000 corners. */
const RING = Array.from({ length: 5000 }, (_, at) => {
  const turn = (at / 5000) * 2 * Math.PI;
  return { lng: 121 + 0.05 * Math.cos(turn), lat: 31 + 0.05 * Math.sin(turn) };
});

test('every corner in view is found, also those behind the first four hundred', () => {
  const corners = new Corners([RING, RING.slice(0, 10)]);
  const at = RING[3700]!;
  const box = [at.lng - 1e-4, at.lat - 1e-4, at.lng + 1e-4, at.lat + 1e-4] as const;
  const found = corners.within([...box]);
  expect(found).toContainEqual({ ring: 0, vertex: 3700 });
  expect(found.length).toBeLessThan(20);
  expect(corners.within([120, 30, 122, 32])).toHaveLength(5010);
});

test('corners that lie on each other give way, along the whole ring', () => {
  const places = RING.map(({ lng, lat }) => ({ x: (lng - 121) * 8000, y: (lat - 31) * 8000 }));
  const chosen = spread(places, 8, 400);
  expect(chosen[0]).toBe(0);
  expect(chosen.length).toBeGreaterThan(200);
  expect(Math.max(...chosen)).toBeGreaterThan(4900);
  for (const [n, at] of chosen.slice(1).entries()) {
    const [a, b] = [places[at]!, places[chosen[n]!]!];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(8);
  }
  // Corners are wider apart, but more than can be shown: every part of the ring keeps some.
  const few = spread(places, 1, 100);
  expect([few.length <= 100, Math.max(...few) > 4800]).toEqual([true, true]);
  expect(
    spread(
      [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 3, y: 0 },
      ],
      8,
      400,
    ),
  ).toEqual([0, 1]);
});

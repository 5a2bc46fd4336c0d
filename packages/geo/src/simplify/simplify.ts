import type { CoordinateSystem } from '../coordinates/systems.ts';
import { convertAll } from '../coordinates/convert.ts';
import { planeAround, type Metres } from '../measure/plane.ts';
import type { LonLat, Polygon, Ring } from '../point.ts';
import { check } from '../valid/check.ts';
import type { Problem } from '../valid/problem.ts';

function offLine(p: Metres, a: Metres, b: Metres): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** Douglas–Peucker from `from` to `to`, adding the corners that stay to `kept`. `to` may wrap around the ring's end. */
function keep(places: readonly Metres[], from: number, to: number, tolerance: number, kept: Set<number>): void {
  const stack: [number, number][] = [[from, to]];
  for (let part = stack.pop(); part; part = stack.pop()) {
    const [start, end] = part;
    const [a, b] = [places[start % places.length], places[end % places.length]];
    let worst = tolerance;
    let at = -1;
    for (let i = start + 1; i < end; i += 1) {
      const p = places[i % places.length];
      const distance = p && a && b ? offLine(p, a, b) : 0;
      if (distance > worst) [worst, at] = [distance, i];
    }
    if (at === -1) continue;
    kept.add(at % places.length);
    stack.push([start, at], [at, end]);
  }
}

/**
 * Returns the ring without the corners that deviate by at most `tolerance` metres. The other corners are returned
 * unchanged.
 */
export function simplifyRing(ring: Ring, tolerance: number, system: CoordinateSystem): Ring {
  if (ring.length < 5 || !(tolerance > 0)) return ring;
  const wgs84 = convertAll(ring, system, 'WGS-84');
  const plane = planeAround(wgs84);
  const places = wgs84.map((point) => plane.to(point));
  const first = farthest(places, places[0] ?? [0, 0]);
  const second = farthest(places, places[first] ?? [0, 0]);
  const kept = new Set([first, second]);
  keep(places, first, second > first ? second : second + places.length, tolerance, kept);
  keep(places, second, first > second ? first : first + places.length, tolerance, kept);
  if (kept.size < 3) return ring;
  return ring.filter((_, i) => kept.has(i));
}

function farthest(places: readonly Metres[], from: Metres): number {
  let best = 0;
  let most = -1;
  for (const [i, place] of places.entries()) {
    const distance = Math.hypot(place[0] - from[0], place[1] - from[1]);
    if (distance > most) [most, best] = [distance, i];
  }
  return best;
}

export interface Simplified {
  polygons: Polygon[];
  /** Numbers of corners before and after. */
  before: number;
  after: number;
  /** Problems of the result: simplification can make edges cross, so the result is checked. */
  problems: Problem[];
}

function corners(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, one) => sum + one.outer.length + one.holes.reduce((n, hole) => n + hole.length, 0), 0);
}

/** Simplifies areas and checks the result. No removed corner is farther than `tolerance` metres from the new border. */
export async function simplify(
  polygons: readonly Polygon[],
  tolerance: number,
  system: CoordinateSystem,
): Promise<Simplified> {
  const ringOf = (ring: readonly LonLat[]): Ring => simplifyRing(ring, tolerance, system);
  const result = polygons.map(({ outer, holes }) => ({ outer: ringOf(outer), holes: holes.map(ringOf) }));
  const problems = await check(result, system);
  return { polygons: result, before: corners(polygons), after: corners(result), problems };
}

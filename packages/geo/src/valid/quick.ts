import { isInChina } from '../coordinates/gcj02.ts';
import { planeAround, type Metres } from '../measure/plane.ts';
import { ringsOf, samePoint, type LonLat, type Polygon, type Ring } from '../point.ts';
import { FENCE_LIMITS, type Limits } from './limits.ts';
import { problem, type Problem, type Where } from './problem.ts';

/** Areas below this count as a line; square metres. */
export const LEAST_AREA = 0.01;
/** Sine of the angle below which an edge counts as running back along the previous one. */
const SPIKE = 1e-9;

function isNumber([longitude, latitude]: LonLat): boolean {
  return Number.isFinite(longitude) && Number.isFinite(latitude);
}

function inRange([longitude, latitude]: LonLat): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

function turned([longitude, latitude]: LonLat): LonLat {
  return [latitude, longitude];
}

function looksSwapped(ring: Ring): boolean {
  return ring.length > 0 && ring.every((point) => isNumber(point) && !isInChina(point) && isInChina(turned(point)));
}

/** Returns whether the middle one of three corners is the tip of a spike: the line turns back on itself. */
export function isSpike(before: LonLat, tip: LonLat, after: LonLat): boolean {
  const [ax, ay] = [before[0] - tip[0], before[1] - tip[1]];
  const [bx, by] = [after[0] - tip[0], after[1] - tip[1]];
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return lengths > 0 && Math.abs(ax * by - ay * bx) <= SPIKE * lengths && ax * bx + ay * by > 0;
}

function distinct(ring: Ring): number {
  return new Set(ring.map(([x, y]) => `${x},${y}`)).size;
}

function neighboursOf(ring: Ring, where: Where): Problem[] {
  const found: Problem[] = [];
  for (const [vertex, point] of ring.entries()) {
    const before = ring[(vertex + ring.length - 1) % ring.length] ?? point;
    const after = ring[(vertex + 1) % ring.length] ?? point;
    if (samePoint(before, point)) found.push(problem('duplicate-point', 'warning', { ...where, vertex, at: point }));
    else if (isSpike(before, point, after)) found.push(problem('spike', 'error', { ...where, vertex, at: point }));
  }
  return found;
}

function checkRing(ring: Ring, where: Where, limits: Limits): Problem[] {
  if (ring.length > limits.ringPoints) {
    const values = { count: ring.length, limit: limits.ringPoints };
    return [problem('too-many-points', 'error', where, values)];
  }
  const odd = ring.findIndex((point) => !isNumber(point));
  if (odd !== -1) return [problem('not-a-number', 'error', { ...where, vertex: odd })];
  if (looksSwapped(ring)) return [problem('swapped', inRangeAll(ring) ? 'warning' : 'error', where)];
  const far = ring.findIndex((point) => !inRange(point));
  if (far !== -1) return [problem('out-of-range', 'error', { ...where, vertex: far })];
  const count = distinct(ring);
  if (count < 3) return [problem('too-few-points', 'error', where, { count })];
  const found = neighboursOf(ring, where);
  if (isFlat(ring)) return [problem('zero-area', 'error', where)];
  return found;
}

/**
 * Returns whether all corners lie on one line. The corners are not converted, because the offset of another system
 * would bend the line. The area is no criterion: the two halves of a bow tie cancel out.
 */
function isFlat(ring: Ring): boolean {
  const plane = planeAround(ring);
  const corners = ring.map((place) => plane.to(place));
  const a = corners[0] ?? [0, 0];
  const far = corners.reduce((best, one) => (distance(a, one) > distance(a, best) ? one : best), a);
  const long = distance(a, far);
  const turned = corners.map(([x, y]) => ((far[0] - a[0]) * (y - a[1]) - (far[1] - a[1]) * (x - a[0])) / long);
  const [lowest, highest] = turned.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [0, 0]);
  return long === 0 || long * (highest - lowest) < LEAST_AREA;
}

function distance(a: Metres, b: Metres): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function inRangeAll(ring: Ring): boolean {
  return ring.every(inRange);
}

/** Returns the problems that one pass over the corners finds, without comparing edges with each other. */
export function checkQuickly(polygons: readonly Polygon[], limits: Limits = FENCE_LIMITS): Problem[] {
  if (polygons.length > limits.polygons) {
    const values = { count: polygons.length, limit: limits.polygons };
    return [problem('too-many-polygons', 'error', { polygon: limits.polygons }, values)];
  }
  const points = polygons.reduce((sum, one) => sum + ringsOf(one).reduce((n, ring) => n + ring.length, 0), 0);
  if (points > limits.points) {
    return [problem('too-many-altogether', 'error', { polygon: 0 }, { count: points, limit: limits.points })];
  }
  return polygons.flatMap((one, polygon) =>
    ringsOf(one).flatMap((ring, at) => checkRing(ring, { polygon, ring: at }, limits)),
  );
}

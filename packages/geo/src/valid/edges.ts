import type { LonLat, Ring } from '../point.ts';

/** Two edges of one ring that meet. An edge has the number of the corner at which it begins. */
export interface Crossing {
  edge: number;
  other: number;
  at: LonLat;
}

function turn(a: LonLat, b: LonLat, c: LonLat): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function between(a: LonLat, b: LonLat, p: LonLat): boolean {
  return (
    Math.min(a[0], b[0]) <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= p[1] &&
    p[1] <= Math.max(a[1], b[1])
  );
}

/** Returns the point where two edges meet or touch; null if they do not. */
export function meeting(a: LonLat, b: LonLat, c: LonLat, d: LonLat): LonLat | null {
  const ab = [turn(a, b, c), turn(a, b, d)] as const;
  const cd = [turn(c, d, a), turn(c, d, b)] as const;
  if (ab[0] * ab[1] < 0 && cd[0] * cd[1] < 0) {
    const t = cd[0] / (cd[0] - cd[1]);
    return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
  }
  if (ab[0] === 0 && between(a, b, c)) return c;
  if (ab[1] === 0 && between(a, b, d)) return d;
  if (cd[0] === 0 && between(c, d, a)) return a;
  if (cd[1] === 0 && between(c, d, b)) return b;
  return null;
}

function crossingOf(ring: Ring, edge: number): Crossing | null {
  const count = ring.length;
  const after = (edge + 1) % count;
  const a = ring[edge];
  const b = ring[after];
  if (!a || !b) return null;
  for (let other = 0; other < count; other += 1) {
    const c = ring[other];
    const d = ring[(other + 1) % count];
    if (other === edge || !c || !d) continue;
    const at = neighbours(edge, other, count) ? folded(ring, edge, other) : meeting(a, b, c, d);
    if (at) return { edge, other, at };
  }
  return null;
}

function neighbours(edge: number, other: number, count: number): boolean {
  return (edge + 1) % count === other || (other + 1) % count === edge;
}

/** Neighbouring edges always share a corner. They are a fault only if the second edge lies on the first. */
function folded(ring: Ring, edge: number, other: number): LonLat | null {
  const count = ring.length;
  const first = (edge + 1) % count === other ? edge : other;
  const [a, b, c] = [ring[first], ring[(first + 1) % count], ring[(first + 2) % count]];
  if (!a || !b || !c || count < 3 || turn(a, b, c) !== 0) return null;
  const back = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
  return back < 0 ? b : null;
}

/**
 * Returns where the two edges at a corner meet another edge of the ring; used while that corner is dragged. The number
 * of steps is proportional to the number of edges. The other edges are not compared with each other.
 */
export function crossingAt(ring: Ring, vertex: number): Crossing | null {
  if (ring.length < 4) return null;
  const before = (vertex + ring.length - 1) % ring.length;
  return crossingOf(ring, before) ?? crossingOf(ring, vertex);
}

/** Returns where an open line of corners would cross itself if `next` were its next corner; used while it is drawn. */
export function crossingWith(line: readonly LonLat[], next: LonLat): Crossing | null {
  const last = line.at(-1);
  if (!last) return null;
  for (let other = 0; other + 2 < line.length; other += 1) {
    const c = line[other];
    const d = line[other + 1];
    const at = c && d ? meeting(last, next, c, d) : null;
    if (at) return { edge: line.length - 1, other, at };
  }
  return null;
}

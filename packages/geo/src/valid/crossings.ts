import Flatbush from 'flatbush';
import { ringsOf, type LonLat, type Polygon } from '../point.ts';
import type { TopologyFault } from './topology.ts';

/** A fault with the ring that it lies on. */
export interface RingFault extends TopologyFault {
  ring: number;
  at: LonLat;
}

interface Edge {
  ring: number;
  a: LonLat;
  b: LonLat;
}

function turn(a: LonLat, b: LonLat, c: LonLat): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Where two edges cross properly, each ending on both sides of the other. */
function crossing({ a, b }: Edge, { a: c, b: d }: Edge): LonLat | null {
  const [one, two] = [turn(c, d, a), turn(c, d, b)];
  if (one * two >= 0 || turn(a, b, c) * turn(a, b, d) >= 0) return null;
  const t = one / (one - two);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

function repeated(polygon: Polygon): RingFault | null {
  for (const [ring, points] of ringsOf(polygon).entries()) {
    const seen = new Set<string>();
    for (const point of points) {
      const key = point.join();
      if (seen.has(key)) return { code: 'touches-itself', ring, at: point };
      seen.add(key);
    }
  }
  return null;
}

/**
 * The first edge that crosses another, of the same ring or another one, or corner that a ring meets twice. Looked for
 * before the whole topology is: that counts every crossing first, and a star of a few thousand corners has millions.
 * Neighbouring corners must not repeat.
 */
export function firstCrossing(polygon: Polygon): RingFault | null {
  const edges = ringsOf(polygon).flatMap((points, ring) =>
    points.map((a, i): Edge => ({ ring, a, b: points[(i + 1) % points.length] ?? a })),
  );
  if (edges.length === 0) return null;
  const tree = new Flatbush(edges.length);
  for (const { a, b } of edges) {
    tree.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  }
  tree.finish();
  let found: RingFault | null = null;
  for (const [i, edge] of edges.entries()) {
    const { a, b, ring } = edge;
    const box = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])] as const;
    tree.search(...box, (other) => {
      const against = other > i && !found ? edges[other] : undefined;
      const at = against && crossing(edge, against);
      if (at) found = { code: 'self-intersection', ring: Math.max(ring, against.ring), at };
      return false;
    });
    if (found) return found;
  }
  return repeated(polygon);
}

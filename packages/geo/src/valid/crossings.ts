import Flatbush from 'flatbush';
import { ringsOf, type LonLat, type Polygon } from '../point.ts';
import type { TopologyFault } from './topology.ts';

/** A topology fault with the number of its ring. */
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

/** Returns the point where two edges cross; null if they only touch or share an end. */
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
 * Returns the first edge that crosses another edge, of the same ring or another one; otherwise the first corner that a
 * ring passes twice. It runs before the full topology check because that check first counts every crossing, and a star
 * of a few thousand corners has millions. The polygon must not have repeated neighbouring corners.
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

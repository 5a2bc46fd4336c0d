import {
  circle,
  crossingAt,
  crossingWith,
  distanceOf,
  isInside,
  meeting,
  polygonOf,
  rectangle,
  ringsOf,
  samePoint,
  type CoordinateSystem,
  type LonLat,
  type Polygon,
  type Ring,
} from '@gongdi/geo';

/** Reasons for refusing a sketch: keys of the texts. */
export type SketchRefusal = 'tooFew' | 'crossing' | 'crossingClose' | 'holeOutside';

/** Returns the reason why the next corner may not be set (the line would cross itself), or null. */
export function refusedCorner(points: readonly LonLat[], next: LonLat): SketchRefusal | null {
  return crossingWith(points, next) ? 'crossing' : null;
}

/** Removes corners that are equal to their neighbour, the last and the first included. */
export function distinctRing(points: readonly LonLat[]): Ring {
  const ring = points.filter((point, i) => i === 0 || !samePoint(point, points[i - 1] ?? point));
  while (ring.length > 1 && samePoint(ring[0] ?? [0, 0], ring.at(-1) ?? [1, 1])) ring.pop();
  return ring;
}

/** Returns the ring that a drawn line closes to, or the reason for refusing it. */
export function closeSketch(points: readonly LonLat[]): { ring: Ring } | { refused: SketchRefusal } {
  const ring = distinctRing(points);
  if (new Set(ring.map(([x, y]) => `${x},${y}`)).size < 3) return { refused: 'tooFew' };
  return (crossingAt(ring, ring.length - 1) ?? crossingAt(ring, 0)) ? { refused: 'crossingClose' } : { ring };
}

/** Returns the reason for refusing a hole, or null. A hole must lie inside its area and apart from its other holes. */
export function refusedHole(polygon: Polygon, hole: Ring): SketchRefusal | null {
  if (!hole.every((point) => isInside(point, polygon))) return 'holeOutside';
  const swallowed = polygon.holes.some((other) => other[0] && isInside(other[0], polygonOf(hole)));
  const touching = ringsOf(polygon).some((ring) => ringsMeet(ring, hole));
  return swallowed || touching ? 'holeOutside' : null;
}

function ringsMeet(one: Ring, two: Ring): boolean {
  return one.some((a, i) => {
    const b = one[(i + 1) % one.length];
    return (
      b !== undefined &&
      two.some((c, j) => {
        const d = two[(j + 1) % two.length];
        return d !== undefined && meeting(a, b, c, d) !== null;
      })
    );
  });
}

/** Returns the polygon of the tools that need two places; null while both are equal. */
export function shapeOf(
  tool: 'rectangle' | 'circle',
  first: LonLat,
  second: LonLat,
  system: CoordinateSystem,
): Polygon | null {
  if (tool === 'rectangle') {
    return first[0] === second[0] || first[1] === second[1] ? null : rectangle(first, second);
  }
  const radius = distanceOf(first, second, system);
  return radius > 0 ? circle(first, radius, system) : null;
}

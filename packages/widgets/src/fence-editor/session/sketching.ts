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

/** Why something drawn is not taken: keys of the texts. */
export type SketchRefusal = 'tooFew' | 'crossing' | 'crossingClose' | 'holeOutside';

/** Whether the next corner may be set: the line so far must not be crossed. */
export function refusedCorner(points: readonly LonLat[], next: LonLat): SketchRefusal | null {
  return crossingWith(points, next) ? 'crossing' : null;
}

/** Corners without neighbours at the same place, the last and the first included. */
export function distinctRing(points: readonly LonLat[]): Ring {
  const ring = points.filter((point, i) => i === 0 || !samePoint(point, points[i - 1] ?? point));
  while (ring.length > 1 && samePoint(ring[0] ?? [0, 0], ring.at(-1) ?? [1, 1])) ring.pop();
  return ring;
}

/** The ring that a drawn line closes to, or why it does not. */
export function closeSketch(points: readonly LonLat[]): { ring: Ring } | { refused: SketchRefusal } {
  const ring = distinctRing(points);
  if (new Set(ring.map(([x, y]) => `${x},${y}`)).size < 3) return { refused: 'tooFew' };
  return (crossingAt(ring, ring.length - 1) ?? crossingAt(ring, 0)) ? { refused: 'crossingClose' } : { ring };
}

/** Whether a hole lies inside its area and apart from its other holes. */
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

/** The polygon of the tools that need two places; null while both are the same. */
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

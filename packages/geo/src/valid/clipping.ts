import clipping from 'polygon-clipping';
import { closedRing, openRing, ringsOf, type LonLat, type Polygon, type Ring } from '../point.ts';

type Clip = [number, number][][];

function clipOf(polygon: Polygon): Clip {
  return ringsOf(polygon).map((ring) => closedRing(ring).map(([x, y]): [number, number] => [x, y]));
}

function polygonsOf(result: readonly (readonly (readonly (readonly [number, number])[])[])[]): Polygon[] {
  return result.map((rings) => {
    const [outer = [], ...holes] = rings.map((ring): Ring => openRing(ring.map(([x, y]): LonLat => [x, y])));
    return { outer, holes };
  });
}

/** Returns the intersection of two polygons. Corners must be finite numbers. */
export function intersection(a: Polygon, b: Polygon): Polygon[] {
  return polygonsOf(clipping.intersection(clipOf(a), clipOf(b)));
}

/** Returns the union of polygons. A single polygon that crosses itself is returned as pieces that do not. */
export function union(first: Polygon, ...others: readonly Polygon[]): Polygon[] {
  return polygonsOf(clipping.union(clipOf(first), ...others.map(clipOf)));
}

/** Returns the first polygon minus all others. */
export function difference(from: Polygon, ...others: readonly Polygon[]): Polygon[] {
  return polygonsOf(clipping.difference(clipOf(from), ...others.map(clipOf)));
}

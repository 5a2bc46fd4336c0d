import Flatbush from 'flatbush';
import type { CoordinateSystem } from '../coordinates/systems.ts';
import { measure } from '../measure/measure.ts';
import { boxOf, ringsOf, type Box, type Polygon } from '../point.ts';
import { intersection } from './clipping.ts';

/** Two areas overlap if they share more than this, square metres. Areas with only a common border share less. */
export const OVERLAP_AREA = 0.5;

export interface Overlap {
  polygon: number;
  other: number;
  /** Shared area, square metres. */
  area: number;
  /** The shared polygons, for display. */
  shared: Polygon[];
}

function usable(polygon: Polygon): boolean {
  return (
    polygon.outer.length > 2 && ringsOf(polygon).every((ring) => ring.every((point) => point.every(Number.isFinite)))
  );
}

/** Two areas that polygon-clipping could not compare: it fails on borders that nearly coincide. */
export type Unclear = Pick<Overlap, 'polygon' | 'other'>;

function overlapOf(
  polygons: readonly Polygon[],
  a: number,
  b: number,
  system: CoordinateSystem,
  unclear: (pair: Unclear) => void,
): Overlap | null {
  const [one, two] = [polygons[a], polygons[b]];
  if (!one || !two) return null;
  let shared: Polygon[];
  try {
    shared = intersection(one, two);
  } catch {
    unclear({ polygon: a, other: b });
    return null;
  }
  const area = shared.reduce((sum, part) => sum + measure(part, system).area, 0);
  return area > OVERLAP_AREA ? { polygon: a, other: b, area, shared } : null;
}

interface Usable {
  at: number[];
  boxes: Box[];
  tree: Flatbush;
}

function treeOf(polygons: readonly Polygon[]): Usable | null {
  const at = [...polygons.keys()].filter((index) => usable(polygons[index] ?? { outer: [], holes: [] }));
  if (at.length === 0) return null;
  const boxes = at.map((index) => boxOf(polygons[index]?.outer ?? []));
  const tree = new Flatbush(at.length);
  for (const box of boxes) tree.add(...box);
  tree.finish();
  return { at, boxes, tree };
}

/**
 * Returns all pairs of areas that share more than `OVERLAP_AREA`. Invalid polygons are left out.
 * @param unclear called with each pair that could not be compared
 */
export function overlaps(
  polygons: readonly Polygon[],
  system: CoordinateSystem,
  unclear: (pair: Unclear) => void = () => {},
): Overlap[] {
  const known = treeOf(polygons);
  if (!known) return [];
  const found: Overlap[] = [];
  for (const [i, a] of known.at.entries()) {
    const box = known.boxes[i];
    if (!box) continue;
    const near = known.tree.search(...box).map((other) => known.at[other] ?? -1);
    for (const b of near.toSorted((x, y) => x - y)) {
      const overlap = b > a ? overlapOf(polygons, a, b, system, unclear) : null;
      if (overlap) found.push(overlap);
    }
  }
  return found;
}

/** Returns the overlaps of one area with the other areas; used after an edit of that area. */
export function overlapsOf(
  polygons: readonly Polygon[],
  index: number,
  system: CoordinateSystem,
  unclear: (pair: Unclear) => void = () => {},
): Overlap[] {
  const own = polygons[index];
  if (!own || !usable(own)) return [];
  const [west, south, east, north] = boxOf(own.outer);
  return polygons.flatMap((other, at) => {
    if (at === index || !usable(other)) return [];
    const box = boxOf(other.outer);
    if (box[0] > east || box[2] < west || box[1] > north || box[3] < south) return [];
    return overlapOf(polygons, index, at, system, unclear) ?? [];
  });
}

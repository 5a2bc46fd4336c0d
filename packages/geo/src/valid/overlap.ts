import Flatbush from 'flatbush';
import type { CoordinateSystem } from '../coordinates/systems.ts';
import { measure } from '../measure/measure.ts';
import { boxOf, ringsOf, type Box, type Polygon } from '../point.ts';
import { intersection } from './clipping.ts';

/** Two areas overlap when they share more than this, square metres: a common border has none. */
export const OVERLAP_AREA = 0.5;

export interface Overlap {
  polygon: number;
  other: number;
  /** Square metres. */
  area: number;
  /** What both share, to be shown. */
  shared: Polygon[];
}

function usable(polygon: Polygon): boolean {
  return (
    polygon.outer.length > 2 && ringsOf(polygon).every((ring) => ring.every((point) => point.every(Number.isFinite)))
  );
}

function overlapOf(polygons: readonly Polygon[], a: number, b: number, system: CoordinateSystem): Overlap | null {
  const [one, two] = [polygons[a], polygons[b]];
  if (!one || !two) return null;
  const shared = intersection(one, two);
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

/** Every two areas that share more than half a square metre; areas that are no polygons are left out. */
export function overlaps(polygons: readonly Polygon[], system: CoordinateSystem): Overlap[] {
  const known = treeOf(polygons);
  if (!known) return [];
  const found: Overlap[] = [];
  for (const [i, a] of known.at.entries()) {
    const box = known.boxes[i];
    if (!box) continue;
    const near = known.tree.search(...box).map((other) => known.at[other] ?? -1);
    for (const b of near.toSorted((x, y) => x - y)) {
      const overlap = b > a ? overlapOf(polygons, a, b, system) : null;
      if (overlap) found.push(overlap);
    }
  }
  return found;
}

/** Areas that one of them overlaps: what has to be looked at after an edit of that one. */
export function overlapsOf(polygons: readonly Polygon[], index: number, system: CoordinateSystem): Overlap[] {
  const own = polygons[index];
  if (!own || !usable(own)) return [];
  const [west, south, east, north] = boxOf(own.outer);
  return polygons.flatMap((other, at) => {
    if (at === index || !usable(other)) return [];
    const box = boxOf(other.outer);
    if (box[0] > east || box[2] < west || box[1] > north || box[3] < south) return [];
    return overlapOf(polygons, index, at, system) ?? [];
  });
}

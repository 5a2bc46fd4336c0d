import type { CoordinateSystem } from '../coordinates/systems.ts';
import { measure, ringArea } from '../measure/measure.ts';
import { ringsOf, samePoint, type LonLat, type Polygon, type Ring } from '../point.ts';
import { REPAIRS, type RepairKind } from '../text/repairs.ts';
import type { Words } from '../text/words.ts';
import { difference, union } from './clipping.ts';
import { isSpike, LEAST_AREA } from './quick.ts';

/** A repair of an area that the user can choose. No repair is made automatically. */
export interface Repair {
  kind: RepairKind;
  /** Description of the repair. */
  words: Words;
  /** Number of the area. */
  polygon: number;
  /** Areas that replace it: one, several or none. */
  result: Polygon[];
  /** Area before and after, square metres. */
  before: number;
  after: number;
}

function eachRing(polygon: Polygon, change: (ring: Ring) => Ring): Polygon {
  return { outer: change(polygon.outer), holes: polygon.holes.map(change) };
}

/** Merges neighbouring corners at the same place; the last and the first corner are neighbours too. */
export function withoutRepeats(polygon: Polygon): Polygon {
  return eachRing(polygon, (ring) =>
    ring.filter((point, i) => ring.length < 2 || !samePoint(point, ring.at(i - 1) ?? [Number.NaN, 0])),
  );
}

function ringWithoutSpikes(ring: Ring): Ring {
  let points = [...ring];
  for (let cut = true; cut && points.length > 3;) {
    const tip = points.findIndex((point, i) => {
      const before = points.at(i - 1);
      const after = points[(i + 1) % points.length];
      return before && after && (samePoint(before, point) || isSpike(before, point, after));
    });
    cut = tip !== -1;
    if (cut) points = points.filter((_, i) => i !== tip);
  }
  return points;
}

function finite(polygon: Polygon): boolean {
  return ringsOf(polygon).every((ring) => ring.every((point) => point.every(Number.isFinite)));
}

function turned(polygon: Polygon): Polygon {
  return eachRing(polygon, (ring) => ring.map(([x, y]): LonLat => [y, x]));
}

function onlyNumbers(polygon: Polygon): Polygon {
  return eachRing(polygon, (ring) => ring.filter((point) => point.every(Number.isFinite)));
}

/**
 * Returns the polygon as pieces that do not cross themselves, with the holes cut out. Pieces below `LEAST_AREA` are
 * dropped.
 */
function untangled(polygon: Polygon, system: CoordinateSystem): Polygon[] {
  const shells = union({ outer: polygon.outer, holes: [] });
  const holes = polygon.holes.map((hole) => ({ outer: hole, holes: [] }));
  const cut = shells.flatMap((shell) => (holes.length > 0 ? difference(shell, ...holes) : [shell]));
  return cut.filter((piece) => ringArea(piece.outer, system) >= LEAST_AREA);
}

function resultOf(kind: RepairKind, polygon: Polygon, system: CoordinateSystem): Polygon[] {
  switch (kind) {
    case 'drop-bad-points':
      return [onlyNumbers(polygon)];
    case 'swap':
      return [turned(polygon)];
    case 'drop-repeats':
      return [withoutRepeats(polygon)];
    case 'cut-spikes':
      return [eachRing(polygon, ringWithoutSpikes)];
    case 'untangle':
      return untangled(withoutRepeats(polygon), system);
    case 'remove':
      return [];
  }
}

const KINDS: Readonly<Partial<Record<string, RepairKind>>> = {
  'not-a-number': 'drop-bad-points',
  swapped: 'swap',
  'duplicate-point': 'drop-repeats',
  spike: 'cut-spikes',
  'self-intersection': 'untangle',
  'touches-itself': 'untangle',
  'hole-outside': 'untangle',
  'hole-overlap': 'untangle',
  disconnected: 'untangle',
  'too-few-points': 'remove',
  'zero-area': 'remove',
};

/** Returns the repair for a problem of one area, with the size before and after; null if only a person can decide. */
export function repairOffer(
  polygons: readonly Polygon[],
  problem: { code: string; polygon: number; ring?: number },
  system: CoordinateSystem,
): Repair | null {
  const kind = KINDS[problem.code];
  const polygon = polygons[problem.polygon];
  if (!kind || !polygon || (kind !== 'drop-bad-points' && !finite(polygon))) return null;
  const result =
    kind === 'remove' && problem.ring
      ? [{ outer: polygon.outer, holes: polygon.holes.filter((_, i) => i + 1 !== problem.ring) }]
      : resultOf(kind, polygon, system);
  const before = finite(polygon) ? measure(polygon, system).area : 0;
  const after = result.reduce((sum, one) => sum + measure(one, system).area, 0);
  return { kind, words: REPAIRS[kind], polygon: problem.polygon, result, before, after };
}

/** Returns the areas after a repair; the other areas are the same objects. */
export function repaired(polygons: readonly Polygon[], repair: Repair): Polygon[] {
  return polygons.flatMap((polygon, at) => (at === repair.polygon ? repair.result : [polygon]));
}

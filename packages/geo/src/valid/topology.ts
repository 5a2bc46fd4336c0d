import type { LonLat, Polygon, Ring } from '../point.ts';
import { closedRing, ringsOf } from '../point.ts';
import type { ProblemCode } from '../text/problems.ts';

export interface TopologyFault {
  code: ProblemCode;
  at: LonLat | null;
}

export type TopologyCheck = (polygon: Polygon) => TopologyFault | null;

async function load(): Promise<TopologyCheck> {
  const [validity, faults, factories, coordinates] = await Promise.all([
    import('jsts/org/locationtech/jts/operation/valid/IsValidOp.js'),
    import('jsts/org/locationtech/jts/operation/valid/TopologyValidationError.js'),
    import('jsts/org/locationtech/jts/geom/GeometryFactory.js'),
    import('jsts/org/locationtech/jts/geom/Coordinate.js'),
  ]);
  const kinds = faults.default;
  const codes = new Map<unknown, ProblemCode>([
    [kinds.HOLE_OUTSIDE_SHELL, 'hole-outside'],
    [kinds.NESTED_HOLES, 'hole-overlap'],
    [kinds.DUPLICATE_RINGS, 'hole-overlap'],
    [kinds.DISCONNECTED_INTERIOR, 'disconnected'],
    [kinds.RING_SELF_INTERSECTION, 'touches-itself'],
  ]);
  const factory = new factories.default();
  const ringOf = (ring: Ring): unknown =>
    factory.createLinearRing(closedRing(ring).map(([x, y]) => new coordinates.default(x, y)));
  return (polygon) => {
    const [outer, ...holes] = ringsOf(polygon).map(ringOf);
    const operation = new validity.default(factory.createPolygon(outer, holes));
    if (operation.isValid()) return null;
    const fault = operation.getValidationError();
    const place: unknown = fault.getCoordinate();
    return { code: codes.get(fault.getErrorType()) ?? 'self-intersection', at: pointOf(place) };
  };
}

function pointOf(place: unknown): LonLat | null {
  if (typeof place !== 'object' || place === null || !('x' in place) || !('y' in place)) return null;
  return [Number(place.x), Number(place.y)];
}

let loaded: Promise<TopologyCheck> | null = null;

/** The polygon check of JTS, loaded on first use (47 KB). A failed load is retried on the next call. */
export function topologyCheck(): Promise<TopologyCheck> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

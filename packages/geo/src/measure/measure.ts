import geodesic from 'geographiclib-geodesic';
import { convertAll } from '../coordinates/convert.ts';
import type { CoordinateSystem } from '../coordinates/systems.ts';
import { boxOf, closedRing, type LonLat, type Polygon, type Ring } from '../point.ts';
import { RADIAN } from './ellipsoid.ts';
import { planeArea, planeAround } from './plane.ts';

/** Extent in metres above which geodesics on the ellipsoid are computed. Smaller shapes are computed on a plane. */
const PLANE_EXTENT = 10_000;
/** Approximate length of a degree of latitude, metres; used only to choose between plane and ellipsoid. */
const DEGREE = 111_320;

function isSmall(points: Ring): boolean {
  const [west, south, east, north] = boxOf(points);
  const high = (north - south) * DEGREE;
  const wide = (east - west) * DEGREE * Math.cos(((south + north) / 2) * RADIAN);
  return Math.max(high, wide) <= PLANE_EXTENT;
}

function geodesicPolygon(points: Ring, open: boolean): { area: number; perimeter: number } {
  const shape = geodesic.Geodesic.WGS84.Polygon(open);
  for (const [longitude, latitude] of points) shape.AddPoint(latitude, longitude);
  const result = shape.Compute(false, true);
  return { area: Math.abs(result.area ?? 0), perimeter: result.perimeter };
}

function lengthWgs84(points: Ring): number {
  if (points.length < 2) return 0;
  if (!isSmall(points)) return geodesicPolygon(points, true).perimeter;
  const plane = planeAround(points);
  let sum = 0;
  let last = plane.to(points[0] ?? [0, 0]);
  for (const point of points) {
    const next = plane.to(point);
    sum += Math.hypot(next[0] - last[0], next[1] - last[1]);
    last = next;
  }
  return sum;
}

function areaWgs84(ring: Ring): number {
  if (ring.length < 3) return 0;
  if (!isSmall(ring)) return geodesicPolygon(ring, false).area;
  const plane = planeAround(ring);
  return Math.abs(planeArea(ring.map((point) => plane.to(point))));
}

/**
 * Returns the length along points on the ellipsoid, metres. The offsets of GCJ-02 and BD-09 stretch lengths, so the
 * points are converted to WGS-84 first.
 */
export function lengthOf(points: Ring, system: CoordinateSystem): number {
  return lengthWgs84(convertAll(points, system, 'WGS-84'));
}

/** Returns the distance between two points on the ellipsoid, metres. */
export function distanceOf(a: LonLat, b: LonLat, system: CoordinateSystem): number {
  return lengthOf([a, b], system);
}

/**
 * Returns the area inside a ring on the ellipsoid, square metres, positive for either orientation. For a ring that
 * crosses itself the value has no meaning.
 */
export function ringArea(ring: Ring, system: CoordinateSystem): number {
  return areaWgs84(convertAll(ring, system, 'WGS-84'));
}

/** Returns the length of a closed ring, metres. */
export function ringPerimeter(ring: Ring, system: CoordinateSystem): number {
  return lengthOf(closedRing(ring), system);
}

export interface Measures {
  /** Area without the holes, square metres. */
  area: number;
  /** Length of the outer ring, metres: the length of a real fence around the area. */
  perimeter: number;
  /** Area of each hole, square metres. */
  holes: number[];
}

/** Returns area and perimeter of a polygon on the ellipsoid. */
export function measure(polygon: Polygon, system: CoordinateSystem): Measures {
  const holes = polygon.holes.map((hole) => ringArea(hole, system));
  const gone = holes.reduce((sum, one) => sum + one, 0);
  return {
    area: Math.max(0, ringArea(polygon.outer, system) - gone),
    perimeter: ringPerimeter(polygon.outer, system),
    holes,
  };
}

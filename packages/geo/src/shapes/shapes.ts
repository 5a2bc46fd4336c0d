import { convert, convertAll } from '../coordinates/convert.ts';
import type { CoordinateSystem } from '../coordinates/systems.ts';
import { distanceOf } from '../measure/measure.ts';
import { planeAround } from '../measure/plane.ts';
import { polygonOf, type LonLat, type Polygon, type Ring } from '../point.ts';
import { placeAt } from './direct.ts';

/** Default number of corners of a circle: the edges are at most 0.12 % of the radius inside the circle. */
export const CIRCLE_CORNERS = 64;

/** Returns a rectangle with sides along meridians and parallels, from two opposite corners. */
export function rectangle(a: LonLat, b: LonLat): Polygon {
  const [west, east] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [south, north] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return polygonOf([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]);
}

/** Returns a circle of `radius` metres as a polygon: the wire format has only polygons. */
export function circle(center: LonLat, radius: number, system: CoordinateSystem, corners = CIRCLE_CORNERS): Polygon {
  return polygonOf(
    Array.from({ length: corners }, (_, i) => placeAt(center, 90 - (i * 360) / corners, radius, system)),
  );
}

export interface Circle {
  center: LonLat;
  /** Metres. */
  radius: number;
}

/** Largest deviation of a corner from a recognised circle, as a fraction of the radius. */
const ROUND = 0.002;
const LEAST_CORNERS = 12;

/** Recognises a circle in a polygon, so that it can be edited as a circle; null if the polygon is not one. */
export function circleOf(polygon: Polygon, system: CoordinateSystem): Circle | null {
  const { outer, holes } = polygon;
  if (holes.length > 0 || outer.length < LEAST_CORNERS) return null;
  const places = convertAll(outer, system, 'WGS-84');
  const sum = places.reduce(([x, y], point): LonLat => [x + point[0], y + point[1]], [0, 0] as LonLat);
  const middle: LonLat = [sum[0] / places.length, sum[1] / places.length];
  const radii = places.map((place) => distanceOf(middle, place, 'WGS-84'));
  const radius = radii.reduce((total, one) => total + one, 0) / radii.length;
  if (radius === 0 || radii.some((one) => Math.abs(one / radius - 1) > ROUND)) return null;
  const side = 2 * radius * Math.sin(Math.PI / places.length);
  const even = places.every((place, i) => {
    const step = distanceOf(place, places[(i + 1) % places.length] ?? place, 'WGS-84');
    return Math.abs(step / side - 1) < ROUND * places.length;
  });
  return even ? { center: convert(middle, 'WGS-84', system), radius } : null;
}

/** Largest absolute cosine of an angle that counts as a right angle. */
const RIGHT = 0.005;

/** Returns whether a polygon is a rectangle, in any rotation. */
export function isRectangle(polygon: Polygon, system: CoordinateSystem): boolean {
  if (polygon.holes.length > 0 || polygon.outer.length !== 4) return false;
  const wgs84: Ring = convertAll(polygon.outer, system, 'WGS-84');
  const plane = planeAround(wgs84);
  const corners = wgs84.map((point) => plane.to(point));
  return corners.every((corner, i) => {
    const before = corners[(i + 3) % 4] ?? corner;
    const after = corners[(i + 1) % 4] ?? corner;
    const [ax, ay] = [before[0] - corner[0], before[1] - corner[1]];
    const [bx, by] = [after[0] - corner[0], after[1] - corner[1]];
    const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
    return lengths > 0 && Math.abs(ax * bx + ay * by) / lengths < RIGHT;
  });
}

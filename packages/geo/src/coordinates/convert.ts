import type { LonLat, Polygon, Ring } from '../point.ts';
import { bd09ToGcj02, gcj02ToBd09 } from './bd09.ts';
import { gcj02ToWgs84, wgs84ToGcj02 } from './gcj02.ts';
import type { CoordinateSystem } from './systems.ts';

export type Conversion = (point: LonLat) => LonLat;

const same: Conversion = (point) => point;

type Datum = 'WGS-84' | 'GCJ-02' | 'BD-09';

function datumOf(system: CoordinateSystem): Datum {
  return system === 'CGCS2000' ? 'WGS-84' : system;
}

const CONVERSIONS: Readonly<Record<Datum, Readonly<Record<Datum, Conversion>>>> = {
  'WGS-84': { 'WGS-84': same, 'GCJ-02': wgs84ToGcj02, 'BD-09': (point) => gcj02ToBd09(wgs84ToGcj02(point)) },
  'GCJ-02': { 'WGS-84': gcj02ToWgs84, 'GCJ-02': same, 'BD-09': gcj02ToBd09 },
  'BD-09': { 'WGS-84': (point) => gcj02ToWgs84(bd09ToGcj02(point)), 'GCJ-02': bd09ToGcj02, 'BD-09': same },
};

/** The function that takes points of one system to another; the points themselves when both are the same. */
export function conversion(from: CoordinateSystem, to: CoordinateSystem): Conversion {
  return CONVERSIONS[datumOf(from)][datumOf(to)];
}

/** A point in another coordinate system. There and back gives the point again, to less than a micrometre. */
export function convert(point: LonLat, from: CoordinateSystem, to: CoordinateSystem): LonLat {
  return conversion(from, to)(point);
}

/** Points in another coordinate system; the very same list when there is nothing to convert. */
export function convertAll(points: Ring, from: CoordinateSystem, to: CoordinateSystem): Ring {
  const change = conversion(from, to);
  return change === same ? points : points.map(change);
}

export function convertPolygon(polygon: Polygon, from: CoordinateSystem, to: CoordinateSystem): Polygon {
  const change = conversion(from, to);
  if (change === same) return polygon;
  return { outer: polygon.outer.map(change), holes: polygon.holes.map((hole) => hole.map(change)) };
}

/**
 * Numbers of a flat list (longitude, latitude, longitude, …) in another system, in place: for drawing tens of
 * thousands of corners without a value for each.
 */
export function convertFlat(values: Float64Array, from: CoordinateSystem, to: CoordinateSystem): Float64Array {
  const change = conversion(from, to);
  if (change === same) return values;
  for (let i = 0; i + 1 < values.length; i += 2) {
    const [longitude, latitude] = change([values[i] ?? 0, values[i + 1] ?? 0]);
    values[i] = longitude;
    values[i + 1] = latitude;
  }
  return values;
}

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

/** Returns the function that converts points from one system to another; for equal datums the identity. */
export function conversion(from: CoordinateSystem, to: CoordinateSystem): Conversion {
  return CONVERSIONS[datumOf(from)][datumOf(to)];
}

/** Converts a point to another coordinate system. The way there and back changes it by less than a micrometre. */
export function convert(point: LonLat, from: CoordinateSystem, to: CoordinateSystem): LonLat {
  return conversion(from, to)(point);
}

/** Converts points to another coordinate system; returns the same array if there is nothing to convert. */
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
 * Converts the numbers of a flat list (longitude, latitude, longitude, …) to another system, in place. The flat form
 * makes it possible to draw tens of thousands of corners without one object per corner.
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

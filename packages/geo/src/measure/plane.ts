import { boxOf, type LonLat } from '../point.ts';
import { AXIS, ECCENTRICITY, RADIAN } from './ellipsoid.ts';

/** Coordinates east and north of the origin of a plane, metres. */
export type Metres = readonly [east: number, north: number];

export interface Plane {
  to(point: LonLat): Metres;
}

type Cartesian = readonly [x: number, y: number, z: number];

function cartesian([longitude, latitude]: LonLat): Cartesian {
  const sine = Math.sin(latitude * RADIAN);
  const normal = AXIS / Math.sqrt(1 - ECCENTRICITY * sine * sine);
  const across = normal * Math.cos(latitude * RADIAN);
  return [
    across * Math.cos(longitude * RADIAN),
    across * Math.sin(longitude * RADIAN),
    normal * (1 - ECCENTRICITY) * sine,
  ];
}

/**
 * Returns the plane that touches the ellipsoid at `origin` (WGS-84). Points of the ellipsoid are projected onto it at a
 * right angle. Five kilometres from the origin, lengths and areas are too small by 3e-7 of their value, and geodesics
 * are straight to a millimetre.
 */
export function tangentPlane(origin: LonLat): Plane {
  const [sinLon, cosLon] = [Math.sin(origin[0] * RADIAN), Math.cos(origin[0] * RADIAN)];
  const [sinLat, cosLat] = [Math.sin(origin[1] * RADIAN), Math.cos(origin[1] * RADIAN)];
  const [x0, y0, z0] = cartesian(origin);
  return {
    to(point) {
      const [x, y, z] = cartesian(point);
      const [dx, dy, dz] = [x - x0, y - y0, z - z0];
      return [-sinLon * dx + cosLon * dy, -sinLat * cosLon * dx - sinLat * sinLon * dy + cosLat * dz];
    },
  };
}

/** Returns the tangent plane at the centre of the box around points. */
export function planeAround(points: readonly LonLat[]): Plane {
  const [west, south, east, north] = boxOf(points);
  return tangentPlane([(west + east) / 2, (south + north) / 2]);
}

/** Returns the signed area of corners on a plane, square metres: positive if they run counterclockwise. */
export function planeArea(corners: readonly Metres[]): number {
  let twice = 0;
  let last = corners.at(-1);
  for (const corner of corners) {
    if (last) twice += last[0] * corner[1] - corner[0] * last[1];
    last = corner;
  }
  return twice / 2;
}

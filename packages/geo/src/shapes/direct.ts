import geodesic from 'geographiclib-geodesic';
import { conversion } from '../coordinates/convert.ts';
import type { CoordinateSystem } from '../coordinates/systems.ts';
import type { LonLat } from '../point.ts';

/**
 * Returns the place at `distance` metres and `bearing` degrees (from north, clockwise) of another, on the ellipsoid.
 */
export function placeAt(from: LonLat, bearing: number, distance: number, system: CoordinateSystem): LonLat {
  const [longitude, latitude] = conversion(system, 'WGS-84')(from);
  const there = geodesic.Geodesic.WGS84.Direct(latitude, longitude, bearing, distance);
  return conversion('WGS-84', system)([there.lon2 ?? longitude, there.lat2 ?? latitude]);
}

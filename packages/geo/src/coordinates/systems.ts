/**
 * Coordinate systems that a fence may be in. CGCS2000 differs from WGS-84 by centimetres, which is nothing on a site:
 * it is kept as a name and computed as WGS-84.
 */
export const COORDINATE_SYSTEMS = ['GCJ-02', 'WGS-84', 'CGCS2000', 'BD-09'] as const;

export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number];

/** What the specified fences are in: they were drawn on AMap. */
export const DEFAULT_SYSTEM: CoordinateSystem = 'GCJ-02';

export function isCoordinateSystem(value: unknown): value is CoordinateSystem {
  return COORDINATE_SYSTEMS.some((one) => one === value);
}

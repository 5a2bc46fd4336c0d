/**
 * Coordinate systems of fences. CGCS2000 differs from WGS-84 by centimetres, which does not matter on a construction
 * site: the name is stored, and the computation is that of WGS-84.
 */
export const COORDINATE_SYSTEMS = ['GCJ-02', 'WGS-84', 'CGCS2000', 'BD-09'] as const;

export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number];

/** Coordinate system of the fences in the specification: they were drawn on AMap. */
export const DEFAULT_SYSTEM: CoordinateSystem = 'GCJ-02';

export function isCoordinateSystem(value: unknown): value is CoordinateSystem {
  return COORDINATE_SYSTEMS.some((one) => one === value);
}

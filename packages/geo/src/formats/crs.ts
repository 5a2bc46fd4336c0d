import type { CoordinateSystem } from '../coordinates/systems.ts';

/** Returns the system of a name in a file: EPSG codes, OGC names, names in .prj files; null if unknown. */
export function systemOfName(name: string): CoordinateSystem | null {
  if (/CGCS.?2000|EPSG:*(4490|4479)\b|China_Geodetic_Coordinate_System_2000/i.test(name)) return 'CGCS2000';
  if (/WGS.?(19)?84|CRS:?84|EPSG:*4326\b/i.test(name)) return 'WGS-84';
  if (/GCJ.?02/i.test(name)) return 'GCJ-02';
  if (/BD.?09/i.test(name)) return 'BD-09';
  return null;
}

/**
 * GeoJSON member in which files of version 1.0.0 and earlier name their coordinate system. Now GeoJSON is written in
 * WGS-84, as its specification requires.
 */
export const SYSTEM_MEMBER = 'coordinate_system';

import type { CoordinateSystem } from '../coordinates/systems.ts';

/** The system that a name in a file means: EPSG codes, OGC names and the words of .prj files; null when unknown. */
export function systemOfName(name: string): CoordinateSystem | null {
  if (/CGCS.?2000|EPSG:*(4490|4479)\b|China_Geodetic_Coordinate_System_2000/i.test(name)) return 'CGCS2000';
  if (/WGS.?(19)?84|CRS:?84|EPSG:*4326\b/i.test(name)) return 'WGS-84';
  if (/GCJ.?02/i.test(name)) return 'GCJ-02';
  if (/BD.?09/i.test(name)) return 'BD-09';
  return null;
}

/** Member under which files of version 1.0.0 and before say their system; now GeoJSON is written in WGS-84, as it has to be. */
export const SYSTEM_MEMBER = 'coordinate_system';

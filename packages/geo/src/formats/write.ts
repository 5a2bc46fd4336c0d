import { convertPolygon } from '../coordinates/convert.ts';
import type { CoordinateSystem } from '../coordinates/systems.ts';
import { writeGeoJson } from './geojson.ts';
import { writeGpx } from './gpx.ts';
import { writeKml } from './kml.ts';
import { shapefile } from './shp-write.ts';
import type { FenceFormat, NamedPolygon } from './types.ts';
import { writeWkt } from './wkt.ts';
import { zip } from './zip-write.ts';

export interface WrittenFile {
  /** File name with its extension. */
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Coordinate system of the file. */
  system: CoordinateSystem;
}

const FORMATS: Readonly<Record<FenceFormat, { extension: string; type: string; fixed: boolean }>> = {
  geojson: { extension: 'geojson', type: 'application/geo+json', fixed: true },
  kml: { extension: 'kml', type: 'application/vnd.google-earth.kml+xml', fixed: true },
  gpx: { extension: 'gpx', type: 'application/gpx+xml', fixed: true },
  shp: { extension: 'zip', type: 'application/zip', fixed: true },
  wkt: { extension: 'wkt', type: 'text/plain', fixed: false },
};

/** Returns whether files of a format are always in WGS-84 (a shapefile may be in CGCS2000 as well). */
export function isFixedSystem(format: FenceFormat): boolean {
  return FORMATS[format].fixed;
}

/**
 * Writes areas as a file. GeoJSON, KML and GPX are WGS-84 by definition. SHP has no name for the systems with an
 * offset, so it is written in WGS-84 or CGCS2000. WKT is written in `target`. The areas are converted only if the two
 * systems differ. GPX loses holes.
 * @param title file name without extension
 */
export function writeFenceFile(
  format: FenceFormat,
  areas: readonly NamedPolygon[],
  system: CoordinateSystem,
  target: CoordinateSystem = 'WGS-84',
  title = 'fence',
): WrittenFile {
  const { extension, type, fixed } = FORMATS[format];
  const into = fixed && !(format === 'shp' && target === 'CGCS2000') ? 'WGS-84' : target;
  const there = areas.map(({ polygon, name }) => ({ polygon: convertPolygon(polygon, system, into), name }));
  return { name: `${title}.${extension}`, type, bytes: bytesOf(format, there, into, title), system: into };
}

function bytesOf(
  format: FenceFormat,
  areas: readonly NamedPolygon[],
  system: CoordinateSystem,
  title: string,
): Uint8Array<ArrayBuffer> {
  const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
  switch (format) {
    case 'geojson':
      return encode(writeGeoJson(areas));
    case 'kml':
      return encode(writeKml(areas));
    case 'gpx':
      return encode(writeGpx(areas));
    case 'wkt':
      return encode(writeWkt(areas));
    case 'shp':
      return zip(shapefile(areas, system, title));
  }
}

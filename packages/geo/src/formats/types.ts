import type { CoordinateSystem } from '../coordinates/systems.ts';
import type { Polygon } from '../point.ts';
import type { Words } from '../text/words.ts';

export const FENCE_FORMATS = ['geojson', 'kml', 'gpx', 'shp', 'wkt'] as const;
export type FenceFormat = (typeof FENCE_FORMATS)[number];

/** An area with its name, as in a file. */
export interface NamedPolygon {
  polygon: Polygon;
  name: string | null;
}

/** Content of a file. Nothing in it is repaired; `check` finds its problems. */
export interface FenceFile {
  format: FenceFormat;
  /** Coordinate system that the file declares; null if it declares none: then the user must choose. */
  system: CoordinateSystem | null;
  areas: NamedPolygon[];
  /** Notes to the user about parts that were left out or interpreted. */
  notes: Words[];
}

import type { CoordinateSystem } from '../coordinates/systems.ts';
import type { Polygon } from '../point.ts';
import type { Words } from '../text/words.ts';

export const FENCE_FORMATS = ['geojson', 'kml', 'gpx', 'shp', 'wkt'] as const;
export type FenceFormat = (typeof FENCE_FORMATS)[number];

/** An area as files carry it. */
export interface NamedPolygon {
  polygon: Polygon;
  name: string | null;
}

/** What a file holds. Nothing of it is repaired; `check` says what is wrong. */
export interface FenceFile {
  format: FenceFormat;
  /** What the file says about its coordinates; null when it says nothing and somebody has to choose. */
  system: CoordinateSystem | null;
  areas: NamedPolygon[];
  /** What was left out or understood in a way that should be told. */
  notes: Words[];
}

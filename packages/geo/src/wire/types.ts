import type { CoordinateSystem } from '../coordinates/systems.ts';
import type { Polygon } from '../point.ts';

/** A point as the specification stores it: longitude, latitude, two zeros, milliseconds (console text, section 3). */
export type WirePoint = readonly [longitude: number, latitude: number, zero: number, nought: number, timestamp: number];

/** The areas of a fence on the wire: a list of polygons, each a list of points. */
export type WireFence = readonly (readonly WirePoint[])[];

/** A fence as it is worked with. */
export interface Fence {
  /** What the corners are in; they are stored as they are and never converted. */
  system: CoordinateSystem;
  /** Area 1, 2, … */
  polygons: readonly Polygon[];
}

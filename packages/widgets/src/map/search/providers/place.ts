import type { CoordinateSystem, LonLat } from '@gongdi/geo';

/** Source of a place. */
export type PlaceSource = 'typed' | 'object' | 'recent' | 'gazetteer' | 'online';

export interface Place {
  name: string;
  /** Whole address, if it adds to the name. */
  address?: string;
  point: LonLat;
  system: CoordinateSystem;
  source: PlaceSource;
  /** Part of the map that is shown, in the coordinate system of the point; default: zoom 15 around it. */
  zoom?: number;
}

/** An online service. Its errors are `PlaceError`. */
export interface PlaceProvider {
  search: (text: string, signal?: AbortSignal) => Promise<Place[]>;
  /** Returns the address of a place. */
  addressOf: (point: LonLat, system: CoordinateSystem, signal?: AbortSignal) => Promise<string>;
  /** Attribution that must be shown beside its answers. */
  attribution?: string;
}

/** The service does not answer, or refuses. */
export class PlaceError extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, cause === undefined ? undefined : { cause });
    this.name = 'PlaceError';
  }
}

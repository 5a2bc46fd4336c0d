import type { CoordinateSystem, LonLat } from '@gongdi/geo';

/** Where a place was known from. */
export type PlaceSource = 'typed' | 'object' | 'recent' | 'gazetteer' | 'online';

export interface Place {
  name: string;
  /** Whole address, where it says more than the name. */
  address?: string;
  point: LonLat;
  system: CoordinateSystem;
  source: PlaceSource;
  /** What a map should show of it, in the system of the point; default: zoom 15 around it. */
  zoom?: number;
}

/** An online service. Its errors are `PlaceError`. */
export interface PlaceProvider {
  search: (text: string, signal?: AbortSignal) => Promise<Place[]>;
  /** Address of a place. */
  addressOf: (point: LonLat, system: CoordinateSystem, signal?: AbortSignal) => Promise<string>;
  /** Who has to be named beside its answers. */
  attribution?: string;
}

/** A service that does not answer, or refuses. */
export class PlaceError extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, cause === undefined ? undefined : { cause });
    this.name = 'PlaceError';
  }
}

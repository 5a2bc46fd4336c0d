import type { Address } from '@gongdi/domain';
import { convert, DEFAULT_SYSTEM, type CoordinateSystem } from '@gongdi/geo';

interface Coordinates {
  longitude: number;
  latitude: number;
}

/** A place on the map, in the coordinate system of the map. */
export interface Place extends Coordinates {
  address?: string;
}

/** What the dialog's form says about the place; coordinates are null or absent until they are typed or chosen. */
interface TypedPlace {
  longitude?: number | null;
  latitude?: number | null;
  system: CoordinateSystem;
  address?: string | null;
}

/**
 * Returns where the map begins: at the typed coordinates, else at the project.
 * @param map coordinate system of the map
 * @returns undefined if neither is known
 */
export function pickerStart(
  { longitude, latitude, system, address }: TypedPlace,
  project: Address['location'] | undefined,
  map: CoordinateSystem,
): Place | undefined {
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    const [east, north] = convert([longitude, latitude], system, map);
    return { longitude: east, latitude: north, ...(address ? { address } : {}) };
  }
  if (!project) return undefined;
  const [east, north] = convert([project.longitude, project.latitude], DEFAULT_SYSTEM, map);
  return { longitude: east, latitude: north };
}

/** Rounds to six decimals, about ten centimetres: the precision of a map. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Returns the coordinates of a chosen place in another system, as precise as a map is. */
export function inSystem(
  { longitude, latitude }: Coordinates,
  from: CoordinateSystem,
  to: CoordinateSystem,
): Coordinates {
  const [east, north] = convert([longitude, latitude], from, to);
  return { longitude: round(east), latitude: round(north) };
}

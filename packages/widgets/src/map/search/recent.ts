import { isCoordinateSystem } from '@gongdi/geo';
import { readChoice, writeChoice } from '../../kit/data/kept-choice.ts';
import { RECENT_PLACES_KEY } from '../../kit/storage-keys.ts';
import type { Place } from './providers/place.ts';

const KEPT = 8;

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { name, point, system } = value as Partial<Place>;
  return (
    typeof name === 'string' &&
    Array.isArray(point) &&
    point.length === 2 &&
    point.every(Number.isFinite) &&
    isCoordinateSystem(system)
  );
}

/** Returns the places that were chosen last in this browser, newest first. */
export function recentPlaces(): Place[] {
  const kept: unknown = readChoice<unknown>(RECENT_PLACES_KEY, []);
  return Array.isArray(kept) ? kept.filter(isPlace).map((place): Place => ({ ...place, source: 'recent' })) : [];
}

/**
 * Stores a chosen place. Typed coordinates are stored too; the project's own objects are not, since they are always
 * found.
 */
export function keepPlace(place: Place): void {
  if (place.source === 'object') return;
  const others = recentPlaces().filter((one) => one.name !== place.name);
  writeChoice(RECENT_PLACES_KEY, [{ ...place, source: 'recent' }, ...others].slice(0, KEPT));
}

import { parseTypedPlace, type CoordinateSystem } from '@gongdi/geo';
import { citiesFor } from './gazetteer.ts';
import { initials } from './initials.ts';
import type { Place } from './providers/place.ts';

const DIGITS = 6;
const MOST_OBJECTS = 8;

function matches(place: Place, word: string): boolean {
  const text = `${place.name} ${place.address ?? ''}`.toLowerCase();
  return text.includes(word) || (/^[a-z]+$/.test(word) && initials(place.name).includes(word));
}

/**
 * Returns the places of a text without a request, in this order: typed coordinates (in `system`), the project's own
 * objects, recently chosen places, cities. An empty text returns only recently chosen places.
 */
export function localPlaces(
  text: string,
  known: { objects: readonly Place[]; recent: readonly Place[]; system: CoordinateSystem },
): Place[] {
  const word = text.trim().toLowerCase();
  if (word === '') return [...known.recent];
  const typed = parseTypedPlace(text);
  const found: Place[] = typed
    ? [
        {
          name: typed.point.map((one) => Number(one.toFixed(DIGITS))).join(', '),
          point: typed.point,
          system: known.system,
          source: 'typed',
        },
      ]
    : [];
  found.push(...known.objects.filter((one) => matches(one, word)).slice(0, MOST_OBJECTS));
  const names = new Set(found.map((one) => one.name));
  for (const place of [...known.recent.filter((one) => matches(one, word)), ...citiesFor(text)]) {
    if (names.has(place.name)) continue;
    names.add(place.name);
    found.push(place);
  }
  return found;
}

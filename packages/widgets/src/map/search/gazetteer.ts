import { CITIES } from './gazetteer-data.ts';
import { initials } from './initials.ts';
import type { Place } from './providers/place.ts';

interface City {
  place: Place;
  letters: string;
}

/** Zoom level at which a city fills a map. */
const CITY_ZOOM = 11;
const MOST = 8;

let cities: City[] | null = null;

function all(): City[] {
  cities ??= CITIES.trim()
    .split('\n')
    .flatMap((line) => {
      const colon = line.indexOf(':');
      const province = line.slice(0, Math.max(0, colon));
      return line
        .slice(colon + 1)
        .split('|')
        .map((entry): City => {
          const [name = '', longitude, latitude] = entry.split(' ');
          const place: Place = {
            name,
            address: province,
            point: [Number(longitude), Number(latitude)],
            system: 'WGS-84',
            source: 'gazetteer',
            zoom: CITY_ZOOM,
          };
          return { place, letters: initials(name.replace(/(市|特别行政区)$/, '')) };
        });
    });
  return cities;
}

/**
 * Returns cities whose name, province or pinyin initials begin with a text or contain it; better matches come first.
 */
export function citiesFor(text: string): Place[] {
  const word = text.trim().toLowerCase();
  if (word === '') return [];
  const letters = /^[a-z]+$/.test(word);
  const score = ({ place, letters: own }: City): number => {
    if (letters) return own === word ? 3 : own.startsWith(word) ? 2 : 0;
    if (place.name.startsWith(word)) return 3;
    if (place.name.includes(word) || `${place.address ?? ''}${place.name}`.startsWith(word)) return 2;
    // “杭州西湖区” begins with the name of a listed city.
    return word.startsWith(place.name.replace(/市$/, '')) ? 1 : 0;
  };
  return all()
    .map((city) => ({ city, score: score(city) }))
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map((one) => one.city.place);
}

/** Returns the city that an address names: by its whole name, or without 市; undefined if it names none. */
export function cityOf(address: string): Place | undefined {
  const bare = (name: string) => name.replace(/(市|特别行政区)$/, '');
  const first = (names: (place: Place) => string): Place | undefined => {
    const found = all()
      .map(({ place }) => ({ place, at: address.indexOf(names(place)) }))
      .filter(({ at, place }) => at >= 0 && names(place).length > 1);
    return found.toSorted((a, b) => a.at - b.at || b.place.name.length - a.place.name.length)[0]?.place;
  };
  return first(({ name }) => name) ?? first(({ name }) => bare(name));
}

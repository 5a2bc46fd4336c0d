import { FileProblem } from '../formats/problem.ts';
import { openRing, polygonOf, type LonLat, type Polygon } from '../point.ts';

const LEAST_DEPTH = 2;

function named(value: object, ...names: string[]): unknown {
  for (const name of names) if (name in value) return Reflect.get(value, name);
  return undefined;
}

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** Reads a point in any of the known forms: a list, `{ longitude, latitude }`, `{ lng, lat }`, `"121.4,31.2"`. */
function pointOf(value: unknown, path: string): LonLat {
  let pair: readonly [unknown, unknown] | null = null;
  if (Array.isArray(value) && value.length >= 2) pair = [value[0], value[1]];
  else if (typeof value === 'string') {
    const [longitude, latitude, ...rest] = value.split(',');
    if (rest.length === 0) pair = [longitude, latitude];
  } else if (typeof value === 'object' && value !== null) {
    pair = [named(value, 'longitude', 'lng', 'lon', 'x'), named(value, 'latitude', 'lat', 'y')];
  }
  const longitude = numberOf(pair?.[0]);
  const latitude = numberOf(pair?.[1]);
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) throw new FileProblem('wire-point', { path });
  return [longitude, latitude];
}

/** Returns whether a value is a point: a list of numbers, also as texts. A list of `"lon,lat"` texts is a polygon. */
function isPoint(value: unknown): boolean {
  if (typeof value === 'string') return true;
  if (Array.isArray(value)) {
    return value.length >= 2 && value.slice(0, 2).every((one) => !Number.isNaN(numberOf(one)));
  }
  return typeof value === 'object' && value !== null && named(value, 'longitude', 'lng', 'lon', 'x') !== undefined;
}

function listOf(value: unknown, path: string): unknown[] {
  if (!Array.isArray(value)) throw new FileProblem('wire-list', { path });
  return value;
}

/**
 * Reads the areas of a stored fence. Accepted forms: the specified list of polygons, as a value or as JSON text; a
 * single polygon without the outer list; points as lists, objects or `"lon,lat"`; rings that repeat their first point.
 * `undefined`, an empty text and `null` are a fence without areas.
 * @throws FileProblem `wire-json`, `wire-list` or `wire-point` with the place.
 */
export function parseWire(value: unknown): Polygon[] {
  let data = value;
  for (let depth = 0; typeof data === 'string' && depth < LEAST_DEPTH; depth += 1) {
    if (data.trim() === '') return [];
    try {
      data = JSON.parse(data);
    } catch {
      throw new FileProblem('wire-json', {});
    }
  }
  if (data === null || data === undefined) return [];
  const list = listOf(data, '');
  if (list.length === 0) return [];
  const polygons = isPoint(list[0]) ? [list] : list;
  return polygons.map((points, at) =>
    polygonOf(openRing(listOf(points, `${at}`).map((point, index) => pointOf(point, `${at}.${index}`)))),
  );
}

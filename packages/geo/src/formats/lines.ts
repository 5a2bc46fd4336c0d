import type { LonLat } from '../point.ts';

/** A line of a GeoJSON file; the rings of areas are closed lines. */
export interface NamedLine {
  name: string;
  points: readonly LonLat[];
}

/** Deepest nesting of collections; a file that nests deeper is not made by a map program. */
const DEEPEST = 8;

const isPair = (value: unknown): value is LonLat =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Reads the lines and areas of a GeoJSON document (RFC 7946). Points are left out.
 * @throws TypeError when it is no GeoJSON
 */
export function readLines(document: unknown): NamedLine[] {
  const lines: NamedLine[] = [];
  const add = (points: unknown, name: string): void => {
    if (!Array.isArray(points)) throw new TypeError('coordinates');
    const known = points.filter(isPair);
    if (known.length > 1) lines.push({ name, points: known });
  };
  const each = (value: unknown, name: string, depth: number): void => {
    if (!isObject(value) || depth > DEEPEST) throw new TypeError('no GeoJSON');
    const { type, coordinates } = value;
    const list = (of: unknown): unknown[] => {
      if (!Array.isArray(of)) throw new TypeError(String(type));
      return of as unknown[];
    };
    switch (type) {
      case 'FeatureCollection':
        return list(value['features']).forEach((one) => each(one, name, depth + 1));
      case 'Feature': {
        const { properties, geometry } = value;
        const own = isObject(properties) && typeof properties['name'] === 'string' ? properties['name'] : name;
        return geometry === null ? undefined : each(geometry, own, depth + 1);
      }
      case 'GeometryCollection':
        return list(value['geometries']).forEach((one) => each(one, name, depth + 1));
      case 'LineString':
        return add(coordinates, name);
      case 'MultiLineString':
      case 'Polygon':
        return list(coordinates).forEach((one) => add(one, name));
      case 'MultiPolygon':
        return list(coordinates).forEach((area) => list(area).forEach((one) => add(one, name)));
      case 'Point':
      case 'MultiPoint':
        return undefined;
      default:
        throw new TypeError('no GeoJSON');
    }
  };
  each(document, '', 0);
  return lines;
}

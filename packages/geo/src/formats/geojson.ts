import { closedRing, ringsOf, type LonLat } from '../point.ts';
import type { CoordinateSystem } from '../coordinates/systems.ts';
import { Collector } from './collector.ts';
import { SYSTEM_MEMBER, systemOfName } from './crs.ts';
import { FileProblem } from './problem.ts';
import type { FenceFile, NamedPolygon } from './types.ts';

/** Limit for the depth of nested collections. A deeper file is refused (`too-deep`). */
const DEEPEST = 16;

type Json = Readonly<Record<string, unknown>>;

function objectOf(value: unknown, place: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FileProblem('not-geojson', { place });
  }
  return value as Json;
}

function listOf(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new FileProblem('not-geojson', { place });
  return value;
}

function position(value: unknown, place: string): LonLat {
  const [longitude, latitude] = listOf(value, place);
  if (typeof longitude !== 'number' || typeof latitude !== 'number') {
    const text = JSON.stringify(value)?.slice(0, 60) ?? '';
    throw new FileProblem('bad-number', { place, text });
  }
  return [longitude, latitude];
}

class Reader {
  readonly found = new Collector();

  #points(value: unknown, place: string): LonLat[] {
    const list = listOf(value, place);
    this.found.count(list.length);
    return list.map((point, i) => position(point, `${place}[${i}]`));
  }

  #rings(value: unknown, place: string): LonLat[][] {
    return listOf(value, place).map((ring, i) => this.#points(ring, `${place}[${i}]`));
  }

  geometry(value: unknown, name: string | null, place: string, depth: number): void {
    if (depth > DEEPEST) throw new FileProblem('too-deep');
    if (value === null) {
      this.found.tell('left-out');
      return;
    }
    const geometry = objectOf(value, place);
    const at = `${place}.coordinates`;
    switch (geometry.type) {
      case 'Polygon':
        this.found.polygon(this.#rings(geometry.coordinates, at), name);
        return;
      case 'MultiPolygon':
        for (const [i, rings] of listOf(geometry.coordinates, at).entries()) {
          this.found.polygon(this.#rings(rings, `${at}[${i}]`), name);
        }
        return;
      case 'LineString':
        this.found.line(this.#points(geometry.coordinates, at), name);
        return;
      case 'MultiLineString':
        for (const line of this.#rings(geometry.coordinates, at)) this.found.line(line, name);
        return;
      case 'GeometryCollection':
        for (const [i, one] of listOf(geometry.geometries, `${place}.geometries`).entries()) {
          this.geometry(one, name, `${place}.geometries[${i}]`, depth + 1);
        }
        return;
      case 'Point':
      case 'MultiPoint':
        this.found.tell('left-out');
        return;
      default:
        throw new FileProblem('not-geojson', { place: `${place}.type = ${String(geometry.type).slice(0, 40)}` });
    }
  }

  any(value: unknown, place: string): void {
    const object = objectOf(value, place);
    if (object.type === 'FeatureCollection') {
      for (const [i, one] of listOf(object.features, 'features').entries()) this.any(one, `features[${i}]`);
    } else if (object.type === 'Feature') {
      this.geometry(object.geometry ?? null, nameOf(object.properties), `${place}.geometry`, 0);
    } else this.geometry(object, null, place, 0);
  }
}

function nameOf(properties: unknown): string | null {
  if (typeof properties !== 'object' || properties === null) return null;
  const known = properties as Json;
  const name = known.name ?? known.NAME ?? known['名称'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}

function systemOf(root: Json): CoordinateSystem | null {
  const own = root[SYSTEM_MEMBER];
  if (typeof own === 'string') return systemOfName(own);
  // RFC 7946 requires WGS-84; the member `crs` of the older specification may name another system.
  return root.crs === undefined || root.crs === null ? 'WGS-84' : systemOfName(JSON.stringify(root.crs));
}

/** Reads the areas of a GeoJSON document. @throws FileProblem with the path of the invalid value */
export function readGeoJson(text: string): FenceFile {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (error) {
    throw new FileProblem('not-json', { place: error instanceof Error ? error.message.slice(0, 120) : '' });
  }
  const reader = new Reader();
  reader.any(root, 'root');
  return { format: 'geojson', system: systemOf(objectOf(root, 'root')), ...reader.found.finish() };
}

/** Writes a FeatureCollection with one feature per area. The areas must be in WGS-84, the only system of RFC 7946. */
export function writeGeoJson(areas: readonly NamedPolygon[]): string {
  const features = areas.map(({ polygon, name }) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: ringsOf(polygon).map(closedRing) },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

import type { CoordinateSystem } from '../coordinates/systems.ts';
import { boxOf, boxOfPolygons, closedRing, ringsOf, type LonLat, type Polygon } from '../point.ts';
import { ringTurns } from './winding.ts';
import type { NamedPolygon } from './types.ts';

const GEOGRAPHIC =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const CHINESE =
  'GEOGCS["GCS_China_Geodetic_Coordinate_System_2000",DATUM["D_China_2000",SPHEROID["CGCS2000",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** Length of the name field in a .dbf file, bytes. */
const NAME_SIZE = 120;

function shpRings(polygon: Polygon): LonLat[][] {
  return ringsOf(polygon).map((ring, i) => closedRing(ringTurns(ring, i === 0 ? 'clock' : 'against')));
}

function record(polygon: Polygon): Uint8Array {
  const rings = shpRings(polygon);
  const points = rings.reduce((sum, ring) => sum + ring.length, 0);
  const bytes = new Uint8Array(44 + rings.length * 4 + points * 16);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 5, true);
  for (const [i, edge] of boxOf(polygon.outer).entries()) view.setFloat64(4 + i * 8, edge, true);
  view.setInt32(36, rings.length, true);
  view.setInt32(40, points, true);
  let start = 0;
  let at = 44 + rings.length * 4;
  for (const [i, ring] of rings.entries()) {
    view.setInt32(44 + i * 4, start, true);
    start += ring.length;
    for (const [x, y] of ring) {
      view.setFloat64(at, x, true);
      view.setFloat64(at + 8, y, true);
      at += 16;
    }
  }
  return bytes;
}

function header(size: number, areas: readonly NamedPolygon[]): Uint8Array {
  const bytes = new Uint8Array(100);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994);
  view.setInt32(24, size / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, 5, true);
  for (const [i, edge] of boxOfPolygons(areas.map((one) => one.polygon)).entries()) {
    view.setFloat64(36 + i * 8, Number.isFinite(edge) ? edge : 0, true);
  }
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Encodes as much of a text as fits; the end never cuts a character. */
function nameBytes(name: string): Uint8Array {
  const bytes = new Uint8Array(NAME_SIZE).fill(0x20);
  new TextEncoder().encodeInto(name, bytes);
  return bytes;
}

function dbf(areas: readonly NamedPolygon[]): Uint8Array {
  const head = new Uint8Array(65);
  const view = new DataView(head.buffer);
  head.set([3, 100, 1, 1]);
  view.setUint32(4, areas.length, true);
  view.setUint16(8, 65, true);
  view.setUint16(10, NAME_SIZE + 1, true);
  head.set(new TextEncoder().encode('name'), 32);
  head[43] = 'C'.charCodeAt(0);
  head[48] = NAME_SIZE;
  head[64] = 0x0d;
  const rows = areas.flatMap(({ name }) => [Uint8Array.of(0x20), nameBytes(name ?? '')]);
  return joined([head, ...rows, Uint8Array.of(0x1a)]);
}

/** Returns the five files of a shapefile, for one zip. */
export function shapefile(
  areas: readonly NamedPolygon[],
  system: CoordinateSystem,
  name: string,
): { name: string; bytes: Uint8Array }[] {
  const parts: Uint8Array[] = [];
  const index: Uint8Array[] = [];
  let at = 100;
  for (const [i, { polygon }] of areas.entries()) {
    const content = record(polygon);
    const head = new Uint8Array(8);
    const view = new DataView(head.buffer);
    view.setInt32(0, i + 1);
    view.setInt32(4, content.length / 2);
    parts.push(head, content);
    const place = new Uint8Array(8);
    new DataView(place.buffer).setInt32(0, at / 2);
    new DataView(place.buffer).setInt32(4, content.length / 2);
    index.push(place);
    at += 8 + content.length;
  }
  const text = new TextEncoder();
  return [
    { name: `${name}.shp`, bytes: joined([header(at, areas), ...parts]) },
    { name: `${name}.shx`, bytes: joined([header(100 + index.length * 8, areas), ...index]) },
    { name: `${name}.dbf`, bytes: dbf(areas) },
    { name: `${name}.prj`, bytes: text.encode(system === 'CGCS2000' ? CHINESE : GEOGRAPHIC) },
    { name: `${name}.cpg`, bytes: text.encode('UTF-8') },
  ];
}

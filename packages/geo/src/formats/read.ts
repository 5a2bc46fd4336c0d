import { FENCE_LIMITS } from '../valid/limits.ts';
import { systemOfName } from './crs.ts';
import { readDbfNames } from './dbf.ts';
import { readGeoJson } from './geojson.ts';
import { readGpx } from './gpx.ts';
import { readKml } from './kml.ts';
import { FileProblem } from './problem.ts';
import { readShp } from './shp.ts';
import type { FenceFile } from './types.ts';
import { readWkt } from './wkt.ts';
import { unzip, type ZipEntry } from './zip.ts';

const MEGABYTE = 1024 * 1024;

/** Reads a fence file. The format is recognised by its bytes; the file name is not used. */
export async function readFenceFile(bytes: Uint8Array<ArrayBuffer>): Promise<FenceFile> {
  if (bytes.length > FENCE_LIMITS.bytes) {
    const size = `${Math.ceil(bytes.length / MEGABYTE)} MB`;
    throw new FileProblem('too-large', { size, limit: `${FENCE_LIMITS.bytes / MEGABYTE} MB` });
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readZip(bytes);
  if (bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0x27 && bytes[3] === 0x0a)
    return shpOf([{ name: '.shp', bytes }]);
  return readFenceText(textOf(bytes));
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or GBK, which older Chinese programs write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gbk').decode(bytes);
  }
}

/**
 * Reads GeoJSON, KML, GPX or WKT, recognised by the first characters.
 * @throws FileProblem `unknown-format` and the problems of the reader
 */
export function readFenceText(text: string): FenceFile {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  const head = start.slice(0, 4000);
  if (/^[[{]/.test(head)) return readGeoJson(start);
  if (head.startsWith('<')) {
    if (/<(\w+:)?gpx[\s>]/i.test(head)) return readGpx(start);
    return readKml(start);
  }
  if (/^(SRID|POINT|LINESTRING|POLYGON|MULTI|GEOMETRYCOLLECTION)/i.test(head)) return readWkt(start);
  throw new FileProblem('unknown-format');
}

async function readZip(bytes: Uint8Array<ArrayBuffer>): Promise<FenceFile> {
  const entries = await unzip(
    bytes,
    (name) => /\.(shp|dbf|prj|cpg|kml)$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name),
    FENCE_LIMITS.bytes * 2,
  );
  const kml = entries.find((entry) => /\.kml$/i.test(entry.name));
  if (entries.some((entry) => /\.shp$/i.test(entry.name))) return shpOf(entries);
  if (kml) return readKml(textOf(kml.bytes));
  throw new FileProblem('zip-no-shp');
}

/**
 * Reads a shapefile from its parts; all layers of a zip together.
 * @throws FileProblem `projected` if the coordinates are in metres and not in degrees
 */
function shpOf(entries: readonly ZipEntry[]): FenceFile {
  const layers = entries.filter((entry) => /\.shp$/i.test(entry.name));
  const beside = (name: string, end: string): Uint8Array | null => {
    const wanted = name.replace(/shp$/i, end).toLowerCase();
    return entries.find((entry) => entry.name.toLowerCase() === wanted)?.bytes ?? null;
  };
  const file: FenceFile = { format: 'shp', system: null, areas: [], notes: [] };
  for (const { name, bytes } of layers) {
    const prj = beside(name, 'prj');
    const projection = prj ? new TextDecoder().decode(prj) : '';
    if (/^\s*PROJ(CS|CRS)/i.test(projection)) {
      throw new FileProblem('projected', { name: /"([^"]{1,80})"/.exec(projection)?.[1] ?? 'PROJCS' });
    }
    const dbf = beside(name, 'dbf');
    const cpg = beside(name, 'cpg');
    const names = dbf ? readDbfNames(dbf, cpg ? new TextDecoder().decode(cpg) : null) : [];
    const { areas, notes } = readShp(bytes, names);
    file.system ??= systemOfName(projection);
    file.areas.push(...areas);
    file.notes.push(...notes);
  }
  return file;
}

import type { MapConfig, MapLayer } from '@gongdi/api';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { MapFault } from './map-error.ts';
import { mapLabel } from './text/index.ts';

/** Path under which files beside a configuration of maps are served. */
export const MAP_FILES = '/map-files/';

/** A local file named in the configuration, with data for maps. */
export interface MapFile {
  file: string;
  type: string;
  size: number;
  etag: string;
}

const PICTURES = { '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.webp': 'image/webp' };
/** Types of files by their endings, for the kinds of layers that show files. */
export const MAP_FILE_TYPES: Readonly<Record<'drawing' | 'pmtiles' | 'lines', Readonly<Record<string, string>>>> = {
  drawing: PICTURES,
  pmtiles: { '.pmtiles': 'application/octet-stream' },
  lines: { '.geojson': 'application/geo+json', '.json': 'application/geo+json' },
};

/** Bytes of a file that are hashed for its address: the head of an archive differs from that of every other archive. */
const HEAD = 1024 * 1024;

/**
 * Assigns an address to each local file that a configuration names. The address is made from the content, so it is the
 * same on every server, changes with the file, and cannot be guessed. Only callers with a session learn it.
 * @param folder folder that relative names start from
 */
export async function serveFiles(
  config: MapConfig,
  folder: string,
): Promise<{ config: MapConfig; files: ReadonlyMap<string, MapFile>; faults: MapFault[] }> {
  const files = new Map<string, MapFile>();
  const faults: MapFault[] = [];
  const layers: MapLayer[] = [];
  for (const [at, layer] of (config.layers ?? []).entries()) {
    layers.push(layer);
    if (!('url' in layer) || !(layer.kind in MAP_FILE_TYPES) || !isBeside(layer.url)) continue;
    const types = MAP_FILE_TYPES[layer.kind as keyof typeof MAP_FILE_TYPES];
    const wrong = (reason: MapFault['reason']) => faults.push({ path: `layers[${at}].url`, reason });
    const type = types[path.extname(layer.url).toLowerCase()];
    if (type === undefined) {
      wrong(mapLabel('fileType', { url: layer.url, types: Object.keys(types).join(' ') }));
      continue;
    }
    const file = path.resolve(folder, layer.url);
    const found = await stampOf(file);
    if (!found) {
      wrong(mapLabel('noFile', { url: layer.url }));
      continue;
    }
    const name = `${found.stamp}${path.extname(file).toLowerCase()}`;
    files.set(name, { file, type, size: found.size, etag: `"${found.stamp}"` });
    layers[at] = { ...layer, url: MAP_FILES + name };
  }
  return { config: config.layers ? { ...config, layers } : config, files, faults };
}

/** Returns whether a URL is a local file: neither an address with a protocol nor a path of this server. */
export const isBeside = (url: string): boolean => !/^([a-z][a-z\d+.-]+:|\/)/i.test(url);

async function stampOf(file: string): Promise<{ stamp: string; size: number } | undefined> {
  let open: fs.FileHandle;
  try {
    open = await fs.open(file);
  } catch {
    return undefined;
  }
  try {
    const stat = await open.stat();
    if (!stat.isFile()) return undefined;
    const { bytesRead, buffer } = await open.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const hash = createHash('sha256').update(`${stat.size} `);
    return { stamp: hash.update(buffer.subarray(0, bytesRead)).digest('hex').slice(0, 32), size: stat.size };
  } finally {
    await open.close();
  }
}

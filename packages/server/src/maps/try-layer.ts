import { groundsOf, isOverlay, type MapConfig, type MapLayer, type MapSearch } from '@gongdi/api';
import { GongdiError, type Label } from '@gongdi/domain';
import { convert, readLines } from '@gongdi/geo';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fetchLimited, type Fetch, type Fetched } from './fetch-limited.ts';
import { isFolderFile } from './folder-files.ts';
import { isBeside } from './map-files.ts';
import type { MapRelay } from './relay.ts';
import { LARGEST_TILE, TILE_TYPES } from './relay.ts';
import { mapLabel } from './text/index.ts';
import { tileAddress, type TileAt } from './tile-address.ts';

/** Result of a test: what was received, or why nothing was. */
export interface Tried {
  ok: boolean;
  message: Label;
  /** Picture that was received, as an address with its data. */
  picture: string | null;
  /** Time that the answer took, ms. */
  took: number;
}

/** Zoom level of the tile that is asked for: a town. */
const TRY_ZOOM = 12;
/** Shanghai, People's Square, GCJ-02: where maps begin. */
const NOWHERE = [121.4752, 31.2304] as const;
/** Largest picture that is sent back, bytes. */
const SHOWN = 256 * 1024;
const LARGEST_FILE_MB = 8;
/** Bytes of a PMTiles header (version 3). */
const HEADER = 127;
/** Types of tiles in the header that are pictures: PNG, JPEG, WebP, AVIF. */
const PICTURE_TILES: ReadonlySet<number> = new Set([2, 3, 4, 5]);

interface TryOptions {
  fetch: Fetch;
  relay: MapRelay;
  folder: string | undefined;
  /** Where the map begins. */
  at: Pick<MapConfig, 'center' | 'system'>;
}

type Outcome = { message: Label; picture?: string | null };
const failed = (message: Label): never => {
  throw new GongdiError('unavailable', { label: message });
};

/**
 * Asks a layer for what it would show, from this server. Only pictures are passed on, so nothing else of what the
 * server can reach is seen.
 */
export async function tryLayer(layer: MapLayer, options: TryOptions): Promise<Tried> {
  return timed(async () => {
    if (layer.kind === 'pmtiles') return archive(await bytesOf(layer.url, options, HEADER));
    if (layer.kind === 'lines') return lines(await bytesOf(layer.url, options));
    if (isOverlay(layer)) return picture(await fileOrAnswer(layer.url, options));
    const [ground] = groundsOf({ ...layer, relay: undefined });
    const tiles = ground!.tiles[0]!;
    const z = Math.max(tiles.minZoom, Math.min(tiles.maxZoom, TRY_ZOOM));
    const { center = NOWHERE, system = 'GCJ-02' } = options.at;
    const at = tileOf(convert(center, system, ground!.system), z);
    return picture(await ask(options.fetch, tileAddress(tiles, at), LARGEST_TILE));
  });
}

/** Looks a place up as pages do. */
export async function trySearch(search: Extract<MapSearch, { key: string }>, { relay }: TryOptions): Promise<Tried> {
  return timed(async () => {
    const words = '人民广场';
    const [path, query] = {
      amap: ['v3/place/text', { keywords: words, offset: '5' }],
      tencent: ['ws/place/v1/suggestion', { keyword: words, page_size: '5' }],
      tianditu: [
        'v2/search',
        {
          postStr: JSON.stringify({
            keyWord: words,
            level: 12,
            mapBound: '73.4,3.8,135.1,53.6',
            queryType: 1,
            start: 0,
            count: 5,
          }),
          type: 'query',
        },
      ],
    }[search.provider] as [string, Record<string, string>];
    const { bytes } = await relay.search({ search }, path, new URLSearchParams(query));
    const answer = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    const places = answer['pois'] ?? answer['data'];
    const reason = [answer['info'], answer['message'], (answer['status'] as { cndesc?: unknown })?.cndesc].find(
      (one) => typeof one === 'string',
    );
    if (!Array.isArray(places) || places.length === 0)
      return failed(mapLabel('unreachable', { reason: typeof reason === 'string' ? reason : '—' }));
    return { message: mapLabel('places', { n: places.length }) };
  });
}

async function timed(work: () => Promise<Outcome>): Promise<Tried> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  try {
    const { message, picture: shown = null } = await work();
    return { ok: true, message, picture: shown, took: took() };
  } catch (error) {
    const message =
      error instanceof GongdiError ? error.label : mapLabel('unreachable', { reason: reasonOf(error as Error) });
    return { ok: false, message, picture: null, took: took() };
  }
}

/** The reason that Node gives for a failed connection is in the cause; it never contains the address's query. */
function reasonOf(error: Error): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : error.name;
}

async function ask(fetch: Fetch, address: string, most: number): Promise<Fetched> {
  const answer = await fetchLimited(fetch, address, most, most === HEADER ? { range: `bytes=0-${HEADER - 1}` } : {});
  if (answer.status >= 300 && answer.status < 400) return failed(mapLabel('redirected'));
  if (answer.status !== 200 && answer.status !== 206) return failed(mapLabel('status', { status: answer.status }));
  return answer;
}

function fileIn(folder: string | undefined, url: string): string | undefined {
  return isBeside(url) && folder !== undefined && isFolderFile(url) ? path.join(folder, url) : undefined;
}

/** @param most reads only the beginning */
async function bytesOf(url: string, { fetch, folder }: TryOptions, most?: number): Promise<Buffer> {
  const file = fileIn(folder, url);
  if (!file) return (await ask(fetch, url, most ?? LARGEST_FILE_MB * 1024 * 1024)).bytes;
  const handle = await fs.open(file).catch(() => failed(mapLabel('noFile', { url })));
  try {
    const { size } = await handle.stat();
    if (most === undefined && size > LARGEST_FILE_MB * 1024 * 1024)
      return failed(mapLabel('tooLarge', { most: LARGEST_FILE_MB }));
    const wanted = Math.min(size, most ?? size);
    return (await handle.read(Buffer.alloc(wanted), 0, wanted, 0)).buffer;
  } finally {
    await handle.close();
  }
}

async function fileOrAnswer(url: string, options: TryOptions): Promise<Fetched> {
  if (!fileIn(options.folder, url)) return ask(options.fetch, url, LARGEST_FILE_MB * 1024 * 1024);
  const type = { '.png': 'image/png', '.webp': 'image/webp' }[path.extname(url).toLowerCase()] ?? 'image/jpeg';
  return { status: 200, type, bytes: await bytesOf(url, options) };
}

function picture({ type, bytes }: Fetched): Outcome {
  if (!TILE_TYPES.has(type)) return failed(mapLabel('notPicture', { type: type === '' ? '—' : type }));
  const message = mapLabel('picture', { type, size: Math.ceil(bytes.length / 1024) });
  return { message, picture: bytes.length > SHOWN ? null : `data:${type};base64,${bytes.toString('base64')}` };
}

function archive(header: Buffer): Outcome {
  if (header.length < HEADER || header.toString('latin1', 0, 7) !== 'PMTiles' || header[7] !== 3)
    return failed(mapLabel('notArchive'));
  if (!PICTURE_TILES.has(header[99]!)) return failed(mapLabel('vector'));
  return { message: mapLabel('archive', { from: header[100]!, to: header[101]! }) };
}

function lines(bytes: Buffer): Outcome {
  let found: readonly unknown[] = [];
  try {
    found = readLines(JSON.parse(bytes.toString('utf8')));
  } catch {
    // reported below
  }
  return found.length === 0 ? failed(mapLabel('notGeoJson')) : { message: mapLabel('lines', { n: found.length }) };
}

/** Returns the tile of Web Mercator in which a place lies. */
function tileOf([longitude, latitude]: readonly [number, number], z: number): TileAt {
  const size = 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = Math.floor(size * (longitude / 360 + 0.5));
  const y = Math.floor(size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)));
  return { z, x, y };
}

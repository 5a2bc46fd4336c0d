import { SEARCH_BASES } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { fetchLimited, type Fetch, type Fetched } from './fetch-limited.ts';
import type { KeyedSearch, Relayed } from './map-setup.ts';
import { mapLabel } from './text/index.ts';
import { isTile, relayedTiles, tileAddress, type TileAt } from './tile-address.ts';

/** Pictures that a browser may get from here: no SVG, which can contain a program. */
export const TILE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
]);
export const LARGEST_TILE = 2 * 1024 * 1024;
const LARGEST_ANSWER = 1024 * 1024;
/** Tiles kept in memory, bytes and ms: many people look at the same site. */
const CACHE = { bytes: 32 * 1024 * 1024, for: 3_600_000 };
/** Requests to providers at a time, and those that wait. */
const RUNNING = 24;
const WAITING = 400;

/** Paths of the place search that pages use; no other call of a provider can be made with the key. */
const SEARCH_PATHS = {
  amap: { paths: ['v3/place/text', 'v3/geocode/regeo'], key: 'key' },
  tianditu: { paths: ['v2/search', 'geocoder'], key: 'tk' },
  tencent: { paths: ['ws/place/v1/suggestion', 'ws/geocoder/v1/'], key: 'key' },
} as const satisfies Record<KeyedSearch['provider'], { paths: readonly string[]; key: string }>;

export interface MapRelay {
  /** @throws GongdiError `notFound` for a tile that does not exist, `unavailable` when the provider has no answer */
  tile: (relayed: Relayed | undefined, look: number, set: number, at: TileAt) => Promise<Fetched>;
  /** @throws GongdiError as `tile` does */
  search: (relayed: Relayed | undefined, path: string, query: URLSearchParams) => Promise<Fetched>;
}

/** Asks providers in place of the browsers, with few requests at a time and each tile once. */
export function mapRelay(fetch: Fetch = globalThis.fetch, now: () => number = Date.now): MapRelay {
  const kept = new Map<string, { tile: Fetched; until: number }>();
  const asked = new Map<string, Promise<Fetched>>();
  const line: (() => void)[] = [];
  let bytes = 0;
  let running = 0;

  const inTurn = async (address: string, most: number): Promise<Fetched> => {
    if (running >= RUNNING) {
      if (line.length >= WAITING) throw noAnswer();
      await new Promise<void>((go) => line.push(go));
    }
    running += 1;
    try {
      return await fetchLimited(fetch, address, most);
    } catch (error) {
      throw noAnswer(error);
    } finally {
      running -= 1;
      line.shift()?.();
    }
  };

  const keep = (address: string, tile: Fetched): void => {
    kept.set(address, { tile, until: now() + CACHE.for });
    bytes += tile.bytes.length;
    for (const [oldest, { tile: old }] of kept) {
      if (bytes <= CACHE.bytes) break;
      kept.delete(oldest);
      bytes -= old.bytes.length;
    }
  };

  const fresh = async (address: string): Promise<Fetched> => {
    const tile = await inTurn(address, LARGEST_TILE);
    if (tile.status !== 200 || !TILE_TYPES.has(tile.type)) throw noAnswer();
    keep(address, tile);
    return tile;
  };

  return {
    tile: async (relayed, look, set, at) => {
      const tiles = relayed && 'layer' in relayed && isTile(at) ? relayedTiles(relayed.layer, look, set) : undefined;
      if (!tiles || at.z < tiles.minZoom || at.z > tiles.maxZoom) throw new GongdiError('notFound');
      const address = tileAddress(tiles, at);
      const found = kept.get(address);
      if (found) {
        kept.delete(address);
        bytes -= found.tile.bytes.length;
        if (found.until > now()) {
          // Put back as the newest.
          bytes += found.tile.bytes.length;
          kept.set(address, found);
          return found.tile;
        }
      }
      const running = asked.get(address) ?? fresh(address).finally(() => asked.delete(address));
      asked.set(address, running);
      return running;
    },
    search: async (relayed, path, query) => {
      const search = relayed && 'search' in relayed ? relayed.search : undefined;
      const known = search && SEARCH_PATHS[search.provider];
      if (!known || !(known.paths as readonly string[]).includes(path)) throw new GongdiError('notFound');
      const url = new URL(`${(search.url ?? SEARCH_BASES[search.provider]).replace(/\/$/, '')}/${path}`);
      for (const [name, value] of query) url.searchParams.set(name, value);
      url.searchParams.set(known.key, search.key);
      const answer = await inTurn(url.href, LARGEST_ANSWER);
      if (answer.status !== 200 || !answer.type.includes('json')) throw noAnswer();
      return answer;
    },
  };
}

/** The cause may contain the address with the key, so it is not passed on. */
const noAnswer = (error?: unknown): GongdiError =>
  error instanceof GongdiError ? error : new GongdiError('unavailable', { label: mapLabel('noAnswer') });

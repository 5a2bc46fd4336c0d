import { isOverlay, mapOrigins, type MapConfig, type MapLayer, type MapOrigins, type MapSearch } from '@gongdi/api';
import { createHmac } from 'node:crypto';
import type { MapFile } from './map-files.ts';

/** Path below which tiles are given that the server fetches, and places that it looks up. */
export const MAP_RELAY = '/map-relay/';

/** A layer or a place search that the server asks in place of the browsers. */
export type Relayed = { layer: Exclude<MapLayer, { kind: 'drawing' | 'lines' | 'pmtiles' }> } | { search: KeyedSearch };
export type KeyedSearch = Extract<MapSearch, { key: string }>;

/** The checked configuration of the console's maps. */
export interface MapSetup {
  /** What pages get: without the keys of what is relayed. */
  config: MapConfig | null;
  /** Sources that the page's content security policy allows for it. */
  origins: MapOrigins;
  /** Files beside the configuration, by the names under which they are served. */
  files: ReadonlyMap<string, MapFile>;
  /** What the server asks in place of the browsers, by the name that is part of the address. */
  relayed: ReadonlyMap<string, Relayed>;
}

export const NO_MAP: MapSetup = { config: null, origins: mapOrigins(null), files: new Map(), relayed: new Map() };

/**
 * Replaces what is to be relayed by addresses of this server. An address is made from the configuration with the key of
 * the installation: it is the same on every server, and cannot be guessed. Only callers with a session learn it.
 */
export function setupOf(config: MapConfig, files: ReadonlyMap<string, MapFile>, key: Uint8Array): MapSetup {
  const relayed = new Map<string, Relayed>();
  const name = (of: object): string => createHmac('sha256', key).update(JSON.stringify(of)).digest('hex').slice(0, 32);
  const layers = config.layers?.map((layer): MapLayer => {
    if (layer.relay !== true || isOverlay(layer) || layer.kind === 'pmtiles') return layer;
    relayed.set(name(layer), { layer });
    const relay = MAP_RELAY + name(layer);
    // An address may contain a key as well.
    return { ...layer, ...('key' in layer && { key: '' }), ...('url' in layer && { url: relay }), relay };
  });
  const search = searchFor(config, (of) => {
    relayed.set(name(of), { search: of });
    return MAP_RELAY + name(of);
  });
  const shown: MapConfig = { ...config, ...(layers && { layers }), ...(search && { search }) };
  return { config: shown, files, relayed, origins: mapOrigins(shown) };
}

/** A relayed layer takes the place search of its provider with it: otherwise the page would get its key after all. */
function searchFor({ search, layers = [] }: MapConfig, relay: (search: KeyedSearch) => string): MapSearch | undefined {
  const own = search ?? keyedLayer(layers);
  if (!own || !('key' in own) || own.relay !== true) return search;
  const { relay: _, ...rest } = own;
  return { ...rest, key: '', url: relay(own) };
}

function keyedLayer(layers: readonly MapLayer[]): KeyedSearch | undefined {
  for (const layer of layers) {
    if (layer.kind === 'amap' || layer.kind === 'tianditu' || layer.kind === 'tencent')
      return { provider: layer.kind, key: layer.key, ...(layer.relay === true && { relay: true }) };
  }
  return undefined;
}

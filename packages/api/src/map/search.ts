import type { MapConfig, MapSearch } from '../map-config.ts';

/** Default addresses of the search services. */
export const SEARCH_BASES = {
  amap: 'https://restapi.amap.com',
  tianditu: 'https://api.tianditu.gov.cn',
  tencent: 'https://apis.map.qq.com',
  nominatim: 'https://nominatim.openstreetmap.org',
} as const satisfies Record<Exclude<MapSearch['provider'], 'none'>, string>;

/** Returns the configured search, or the provider whose key a layer contains. */
export function searchOf(config: MapConfig | null | undefined): MapSearch {
  if (config?.search) return config.search;
  for (const layer of config?.layers ?? []) {
    if (layer.kind === 'amap' || layer.kind === 'tianditu' || layer.kind === 'tencent') {
      return { provider: layer.kind, key: layer.key };
    }
  }
  return { provider: 'none' };
}

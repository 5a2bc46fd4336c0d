import type { MapConfig, MapSearch } from '@gongdi/api';
import type { PlaceProvider } from '../place.ts';
import { amap } from './amap.ts';
import type { Fetch } from './ask.ts';
import { nominatim } from './nominatim.ts';
import { tencent } from './tencent.ts';
import { tianditu } from './tianditu.ts';

/** What is configured, or the provider whose key the layers carry. */
function searchOf(config: MapConfig | undefined): MapSearch {
  if (config?.search) return config.search;
  for (const layer of config?.layers ?? []) {
    if (layer.kind === 'amap' || layer.kind === 'tianditu' || layer.kind === 'tencent') {
      return { provider: layer.kind, key: layer.key };
    }
  }
  return { provider: 'none' };
}

/** The online service of a configuration; null: nothing is asked of anybody. */
export function placeProvider(config: MapConfig | undefined, fetch: Fetch): PlaceProvider | null {
  const search = searchOf(config);
  switch (search.provider) {
    case 'amap':
      return amap(fetch, search.key, search.url);
    case 'tianditu':
      return tianditu(fetch, search.key, search.url);
    case 'tencent':
      return tencent(fetch, search.key, search.url);
    case 'nominatim':
      return nominatim(fetch, search.url);
    case 'none':
      return null;
  }
}

import { searchOf, type MapConfig } from '@gongdi/api';
import type { PlaceProvider } from './place.ts';
import { amap } from './amap.ts';
import type { Fetch } from './ask.ts';
import { nominatim } from './nominatim.ts';
import { tencent } from './tencent.ts';
import { tianditu } from './tianditu.ts';

/** Returns the online service of a configuration; null: no service is requested. */
export function placeProvider(config: MapConfig | null | undefined, fetch: Fetch): PlaceProvider | null {
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

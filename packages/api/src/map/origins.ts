import { isOverlay, type MapConfig, type MapLayer } from '../map-config.ts';
import { groundsOf, type Tiles } from './presets.ts';
import { SEARCH_BASES, searchOf } from './search.ts';

/** Origins that a page with a map requests: for pictures, and with `fetch`. */
export interface MapOrigins {
  readonly images: readonly string[];
  readonly calls: readonly string[];
}

/** Returns exactly the origins that a page's security policy must allow for a configuration, without the page's own. */
export function mapOrigins(config: MapConfig | null | undefined): MapOrigins {
  const layers = config?.layers ?? [];
  const search = searchOf(config);
  const place = search.provider === 'none' ? [] : [search.url ?? SEARCH_BASES[search.provider]];
  return {
    images: originsOf(layers.flatMap(imagesOf)),
    calls: originsOf([
      ...layers.flatMap((one) => (one.kind === 'pmtiles' || one.kind === 'lines' ? [one.url] : [])),
      ...place,
    ]),
  };
}

function imagesOf(layer: MapLayer): string[] {
  if (isOverlay(layer)) return layer.kind === 'drawing' ? [layer.url] : [];
  return groundsOf(layer).flatMap((ground) => ground.tiles.flatMap(hostsOf));
}

/** Returns the address for each of its hosts. */
function hostsOf({ url, subdomains }: Tiles): string[] {
  return url.includes('{s}') ? subdomains.map((one) => url.replaceAll('{s}', one)) : [url];
}

/** An origin that is valid in a policy: a host may contain `;`, which would end a directive. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

function originsOf(addresses: readonly string[]): string[] {
  const web = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return [...new Set(web.filter((origin) => ORIGIN.test(origin)))];
}

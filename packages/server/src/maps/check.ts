import { ownGroundsOf, mapConfigData, mapOrigins, type MapConfig, type MapLayer } from '@gongdi/api';
import type { Label } from '@gongdi/domain';
import * as z from 'zod';
import type { MapFault } from './map-error.ts';
import { mapLabel } from './text/index.ts';

const WORDS = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };

/** Checks a configuration of maps. @returns the configuration, or its faults */
export function checkMap(value: unknown): { config: MapConfig } | { faults: MapFault[] } {
  const read = mapConfigData.safeParse(value);
  if (!read.success) {
    return { faults: read.error.issues.map((issue) => ({ path: pathOf(issue.path), reason: wordsOf(issue) })) };
  }
  const config = read.data;
  const layers = (config.layers ?? []).flatMap((layer, at) =>
    faultsOf(layer).map(({ path, reason }) => ({ path: `layers[${at}].${path}`, reason })),
  );
  const search = [
    ...(config.search && 'url' in config.search ? addressFaults('search.url', config.search.url) : []),
    ...keyFaults('search.key', config.search),
  ];
  const center = config.center && !isPlace(config.center) ? [{ path: 'center', reason: mapLabel('outside') }] : [];
  // The address of relayed tiles is made by the server that relays them.
  const relays = (config.layers ?? []).flatMap(({ relay }, at) =>
    typeof relay === 'string' ? [{ path: `layers[${at}].relay`, reason: mapLabel('relayed') }] : [],
  );
  const faults = [...layers, ...relays, ...search, ...center];
  return faults.length > 0 ? { faults } : { config };
}

function wordsOf(issue: z.core.$ZodIssue): Label {
  const messageIn = (lang: 'zh' | 'en') => {
    const words = WORDS[lang](issue as z.core.$ZodRawIssue);
    return typeof words === 'string' ? words : (words?.message ?? issue.message);
  };
  return { zh: messageIn('zh'), en: messageIn('en') };
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (made, key) => (typeof key === 'number' ? `${made}[${key}]` : made === '' ? String(key) : `${made}.${String(key)}`),
    '',
  );

function faultsOf(layer: MapLayer): MapFault[] {
  switch (layer.kind) {
    case 'xyz':
      return [...tileFaults(layer.url, layer.subdomains), ...zoomFaults(layer)];
    case 'wmts':
    case 'wms':
      return [...addressFaults('url', layer.url, ownGroundsOf(layer)[0]?.tiles[0]?.url), ...zoomFaults(layer)];
    case 'drawing':
      return [...fileFaults(layer.url), ...pointFaults(layer.points)];
    case 'pmtiles':
    case 'lines':
      return fileFaults(layer.url);
    default:
      return keyFaults('key', layer);
  }
}

/** Reports a missing key, and a key that names an environment variable that is not set. */
function keyFaults(path: string, of: object | undefined): MapFault[] {
  if (!of || !('key' in of)) return [];
  const key = String(of.key);
  if (key.trim() === '') return [{ path, reason: mapLabel('noKey') }];
  return /^\$\w+$/.test(key) ? [{ path, reason: mapLabel('noVariable', { name: key.slice(1) }) }] : [];
}

/** Names of local files are checked when the files are opened. */
const fileFaults = (url: string): MapFault[] => (/^[a-z][a-z\d+.-]+:/i.test(url) ? addressFaults('url', url) : []);

function tileFaults(url: string, subdomains: readonly string[] = []): MapFault[] {
  const gaps = ['{z}', '{x}', '{y}'];
  if (!gaps.every((gap) => url.includes(gap))) {
    return [{ path: 'url', reason: mapLabel('place', { gaps: gaps.join(' '), url }) }];
  }
  if (url.includes('{s}') && subdomains.length === 0) return [{ path: 'url', reason: mapLabel('noHosts') }];
  const each = url.includes('{s}') ? subdomains.map((one) => url.replaceAll('{s}', one)) : [url];
  return each.flatMap((one) => addressFaults('url', one)).slice(0, 1);
}

/** Accepts a web address, or a path of this server. `whole`: the address with what will be appended to it. */
function addressFaults(path: string, url: string | undefined, whole = url): MapFault[] {
  if (url === undefined || whole === undefined || isOwn(url)) return [];
  if (!/^https?:\/\//i.test(url) || !URL.canParse(whole)) return [{ path, reason: mapLabel('webAddress', { url }) }];
  const passes = mapOrigins({ layers: [{ kind: 'xyz', url: whole, system: 'WGS-84' }] }).images.length > 0;
  return passes ? [] : [{ path, reason: mapLabel('oddHost', { url }) }];
}

/** Returns whether a URL is a path of this server, and not an address without a protocol (`//host`). */
const isOwn = (url: string): boolean => /^\/(?!\/)/.test(url);

function zoomFaults({ minZoom = 0, maxZoom = 30 }: { minZoom?: number; maxZoom?: number }): MapFault[] {
  return minZoom > maxZoom ? [{ path: 'minZoom', reason: mapLabel('zooms') }] : [];
}

type Pair = readonly [number, number];
const isPlace = ([longitude, latitude]: Pair): boolean => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

function pointFaults(points: readonly { pixel: Pair; at: Pair }[]): MapFault[] {
  const off = points.findIndex(({ at }) => !isPlace(at));
  if (off >= 0) return [{ path: `points[${off}].at`, reason: mapLabel('outside') }];
  const spread = (places: readonly Pair[]): boolean => {
    const [a, b, c] = places;
    if (!a || !b || places.length > 3) return false;
    const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
    return c ? Math.abs(ux * (c[1] - a[1]) - uy * (c[0] - a[0])) > 0 : Math.hypot(ux, uy) > 0;
  };
  const fine = spread(points.map(({ pixel }) => pixel)) && spread(points.map(({ at }) => at));
  return fine ? [] : [{ path: 'points', reason: mapLabel('points') }];
}

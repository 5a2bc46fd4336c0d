import { SEARCH_BASES, searchOf, type MapConfig, type MapSearch } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import { convert, DEFAULT_SYSTEM, type CoordinateSystem } from '@gongdi/geo';
import { setTimeout } from 'node:timers/promises';
import { fetchLimited, type Fetch } from './fetch-limited.ts';
import { mapLabel } from './text/index.ts';

/** A place that a service knows, in GCJ-02, as places of records are. */
export interface FoundPlace {
  name: string;
  longitude: number;
  latitude: number;
}

type Provider = Exclude<MapSearch['provider'], 'none'>;
interface Service {
  /** Path and query of the call that turns an address into coordinates. */
  ask: (address: string) => readonly [path: string, query: Record<string, string>];
  /** Name of the parameter with the key. */
  key?: string;
  system: CoordinateSystem;
  /** Shortest time between two requests that the service allows, ms. */
  interval?: number;
  /** Returns the places of an answer; undefined: the service refused. */
  read: (answer: Json) => readonly Json[] | undefined;
  name: (place: Json, address: string) => string;
  at: (place: Json) => readonly [longitude: unknown, latitude: unknown];
}
type Json = Readonly<Record<string, unknown>>;

const LARGEST_ANSWER = 256 * 1024;
/** Places that are answered: people choose the first, or see on the map that it is none. */
const MOST = 5;
/** Decimal places of degrees: a centimetre. */
const DIGITS = 7;

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The geocoding calls of the services, as their documentation has them: AMap web service v3 `geocode/geo`, Tianditu
 * `geocoder`, Tencent `ws/geocoder/v1`, Nominatim `search`.
 */
const SERVICES: Readonly<Record<Provider, Service>> = {
  amap: {
    ask: (address) => ['v3/geocode/geo', { address }],
    key: 'key',
    system: 'GCJ-02',
    read: (answer) => (answer['status'] === '1' ? listOf(answer['geocodes']) : undefined),
    name: (place, address) => textOf(place['formatted_address']) || address,
    at: (place) => {
      const [longitude, latitude] = textOf(place['location']).split(',');
      return [longitude, latitude];
    },
  },
  tianditu: {
    ask: (address) => ['geocoder', { ds: JSON.stringify({ keyWord: address }) }],
    key: 'tk',
    system: 'CGCS2000',
    // 404 stands for an address that is not known.
    read: (answer) =>
      String(answer['status']) === '0'
        ? [objectOf(answer['location'])]
        : String(answer['status']) === '404'
          ? []
          : undefined,
    name: (place, address) => textOf(place['keyWord']) || address,
    at: (place) => [place['lon'], place['lat']],
  },
  tencent: {
    ask: (address) => ['ws/geocoder/v1/', { address }],
    key: 'key',
    system: 'GCJ-02',
    // 347 stands for an address that is not known.
    read: (answer) =>
      answer['status'] === 0 ? [objectOf(answer['result'])] : answer['status'] === 347 ? [] : undefined,
    name: (place, address) => textOf(place['title']) || address,
    at: (place) => [objectOf(place['location'])['lng'], objectOf(place['location'])['lat']],
  },
  nominatim: {
    ask: (address) => [
      'search',
      { q: address, format: 'jsonv2', limit: String(MOST), 'accept-language': 'zh-CN,zh,en' },
    ],
    system: 'WGS-84',
    interval: 1000,
    read: (answer) => (Array.isArray(answer) ? listOf(answer) : undefined),
    name: (place, address) => textOf(place['display_name']) || address,
    at: (place) => [place['lon'], place['lat']],
  },
};

/** Longest wait for a turn, ms. */
const PATIENCE = 10_000;
/** Since when a service with an interval may be asked again. */
let free = 0;

/** Waits for one's turn. @throws GongdiError `unavailable` when too many wait */
async function inTurn(interval: number): Promise<void> {
  const wait = free - Date.now();
  if (wait > PATIENCE) throw noAnswer();
  free = Math.max(free, Date.now()) + interval;
  if (wait > 0) await setTimeout(wait);
}

/**
 * Asks the configured service for the places of an address.
 * @returns best match first, at most five; undefined when no service is configured
 * @throws GongdiError `unavailable` when the service has no answer or refuses
 */
export async function findAddress(
  config: MapConfig | null,
  address: string,
  fetch: Fetch = globalThis.fetch,
): Promise<FoundPlace[] | undefined> {
  const search = searchOf(config);
  if (search.provider === 'none') return undefined;
  const service = SERVICES[search.provider];
  const [path, query] = service.ask(address);
  const url = new URL(`${(search.url ?? SEARCH_BASES[search.provider]).replace(/\/$/, '')}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (service.key !== undefined && 'key' in search) url.searchParams.set(service.key, search.key);
  if (service.interval !== undefined) await inTurn(service.interval);
  const places = service.read(await answerOf(fetch, url));
  if (!places) throw noAnswer();
  return places.slice(0, MOST).flatMap((place): FoundPlace[] => {
    const [longitude, latitude] = service.at(place).map((one) => (one === '' || one === undefined ? NaN : Number(one)));
    if (!isOnEarth(longitude!, latitude!)) return [];
    const at = convert([longitude!, latitude!], service.system, DEFAULT_SYSTEM);
    const name = service.name(place, address).slice(0, 200);
    return [{ name, longitude: Number(at[0].toFixed(DIGITS)), latitude: Number(at[1].toFixed(DIGITS)) }];
  });
}

async function answerOf(fetch: Fetch, url: URL): Promise<Json> {
  try {
    const { status, bytes } = await fetchLimited(fetch, url.href, LARGEST_ANSWER);
    if (status !== 200) throw noAnswer();
    const answer: unknown = JSON.parse(bytes.toString('utf8'));
    return objectOf(answer);
  } catch {
    // The cause may contain the address with the key, so it is not passed on.
    throw noAnswer();
  }
}

const isOnEarth = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

const noAnswer = (): GongdiError => new GongdiError('unavailable', { label: mapLabel('noAnswer') });

import { SEARCH_BASES } from '@gongdi/api';
import { convert } from '@gongdi/geo';
import { PlaceError, type Place, type PlaceProvider } from './place.ts';
import { addressWith, ask, type Fetch } from './ask.ts';
import { textAt } from './json.ts';
import { pairOf } from './pair.ts';

/**
 * Minimum interval between two requests of the page, ms. The public server allows one request a second and no repeated
 * requests.
 */
const INTERVAL = 1000;
const KEPT = 200;

/** Cache of answers, shared by all search boxes of a page. */
const kept = new Map<string, unknown>();
let free = 0;

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Nominatim of OpenStreetMap, WGS-84. */
export function nominatim(fetch: Fetch, base: string = SEARCH_BASES.nominatim): PlaceProvider {
  const get = async (url: URL, signal?: AbortSignal): Promise<unknown> => {
    if (kept.has(url.href)) return kept.get(url.href);
    const wait = free - Date.now();
    free = Math.max(free, Date.now()) + INTERVAL;
    if (wait > 0) await sleep(wait, signal);
    const answer = await ask(fetch, url, signal);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(url.href, answer);
    return answer;
  };
  const common = { format: 'jsonv2', 'accept-language': 'zh-CN,zh,en' };
  return {
    attribution: '© OpenStreetMap contributors',
    async search(text, signal) {
      const answer = await get(addressWith(base, 'search', { q: text, limit: '10', ...common }), signal);
      if (!Array.isArray(answer)) throw new PlaceError('answer');
      return answer.flatMap((one: unknown): Place[] => {
        const address = textAt(one, 'display_name');
        const point = pairOf(`${textAt(one, 'lon')},${textAt(one, 'lat')}`);
        const name = textAt(one, 'name') || address.replace(/,.*$/s, '');
        return point ? [{ name, address, point, system: 'WGS-84', source: 'online' }] : [];
      });
    },
    async addressOf(point, system, signal) {
      const [lon, lat] = convert(point, system, 'WGS-84').map((one) => one.toFixed(6));
      const url = addressWith(base, 'reverse', { lat: lat ?? '', lon: lon ?? '', ...common });
      const address = textAt(await get(url, signal), 'display_name');
      if (address === '') throw new PlaceError('no address');
      return address;
    },
  };
}

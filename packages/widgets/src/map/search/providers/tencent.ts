import { SEARCH_BASES } from '@gongdi/api';
import { convert } from '@gongdi/geo';
import { PlaceError, type Place, type PlaceProvider } from './place.ts';
import { addressWith, ask, type Fetch } from './ask.ts';
import { at, listAt, textAt } from './json.ts';

/**
 * Tencent web services (place suggestion and geocoder), GCJ-02. They answer only servers: pages need a proxy as `base`.
 */
export function tencent(fetch: Fetch, key: string, base: string = SEARCH_BASES.tencent): PlaceProvider {
  const get = async (path: string, values: Record<string, string>, signal?: AbortSignal): Promise<unknown> => {
    const answer = await ask(fetch, addressWith(base, path, { ...values, key }), signal);
    if (at(answer, 'status') !== 0) throw new PlaceError(textAt(answer, 'message') || 'answer');
    return answer;
  };
  return {
    async search(text, signal) {
      const answer = await get('ws/place/v1/suggestion', { keyword: text, page_size: '20' }, signal);
      return listAt(answer, 'data').flatMap((one): Place[] => {
        const [longitude, latitude] = [at(one, 'location', 'lng'), at(one, 'location', 'lat')];
        if (typeof longitude !== 'number' || typeof latitude !== 'number') return [];
        const [name, address] = [textAt(one, 'title'), textAt(one, 'address')];
        return [{ name, address, point: [longitude, latitude], system: 'GCJ-02', source: 'online' }];
      });
    },
    async addressOf(point, system, signal) {
      const [lng, lat] = convert(point, system, 'GCJ-02');
      const answer = await get('ws/geocoder/v1/', { location: `${lat.toFixed(6)},${lng.toFixed(6)}` }, signal);
      const address = textAt(answer, 'result', 'address');
      if (address === '') throw new PlaceError('no address');
      return address;
    },
  };
}

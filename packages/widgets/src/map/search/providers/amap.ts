import { SEARCH_BASES } from '@gongdi/api';
import { convert } from '@gongdi/geo';
import { PlaceError, type Place, type PlaceProvider } from './place.ts';
import { addressWith, ask, type Fetch } from './ask.ts';
import { listAt, textAt } from './json.ts';
import { pairOf } from './pair.ts';

/** AMap web services (v3 place text and regeo), GCJ-02. */
export function amap(fetch: Fetch, key: string, base: string = SEARCH_BASES.amap): PlaceProvider {
  const get = async (path: string, values: Record<string, string>, signal?: AbortSignal): Promise<unknown> => {
    const answer = await ask(fetch, addressWith(base, path, { ...values, key }), signal);
    if (textAt(answer, 'status') !== '1') throw new PlaceError(textAt(answer, 'info') || 'answer');
    return answer;
  };
  return {
    async search(text, signal) {
      const answer = await get('v3/place/text', { keywords: text, offset: '20' }, signal);
      return listAt(answer, 'pois').flatMap((one): Place[] => {
        const point = pairOf(textAt(one, 'location'));
        const address = joined(['pname', 'cityname', 'adname', 'address'].map((part) => textAt(one, part)));
        return point ? [{ name: textAt(one, 'name'), address, point, system: 'GCJ-02', source: 'online' }] : [];
      });
    },
    async addressOf(point, system, signal) {
      const location = convert(point, system, 'GCJ-02')
        .map((one) => one.toFixed(6))
        .join(',');
      const address = textAt(await get('v3/geocode/regeo', { location }, signal), 'regeocode', 'formatted_address');
      if (address === '') throw new PlaceError('no address');
      return address;
    },
  };
}

/** Joins the parts of an address and drops a part equal to the previous one: 上海市 is both province and city. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part, i) => part !== '' && part !== parts[i - 1]).join('');
}

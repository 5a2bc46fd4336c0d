import { SEARCH_BASES } from '@gongdi/api';
import { convert } from '@gongdi/geo';
import { PlaceError, type Place, type PlaceProvider } from './place.ts';
import { addressWith, ask, type Fetch } from './ask.ts';
import { at, listAt, textAt } from './json.ts';
import { pairOf } from './pair.ts';

const GOOD = 1000;
/** Bounding box of China: the service requires a box. */
const EVERYWHERE = '73.4,3.8,135.1,53.6';

/** Tianditu search v2 and geocoder, CGCS2000. */
export function tianditu(fetch: Fetch, tk: string, base: string = SEARCH_BASES.tianditu): PlaceProvider {
  return {
    async search(text, signal) {
      const post = { keyWord: text, level: 12, mapBound: EVERYWHERE, queryType: 1, start: 0, count: 20 };
      const url = addressWith(base, 'v2/search', { postStr: JSON.stringify(post), type: 'query', tk });
      const answer = await ask(fetch, url, signal);
      if (at(answer, 'status', 'infocode') !== GOOD)
        throw new PlaceError(textAt(answer, 'status', 'cndesc') || 'answer');
      // For the name of a district, the service answers an area instead of places.
      return [at(answer, 'area'), ...listAt(answer, 'pois')].flatMap((one): Place[] => {
        const point = pairOf(textAt(one, 'lonlat'));
        const [name, address] = [textAt(one, 'name'), textAt(one, 'address')];
        return point ? [{ name, address, point, system: 'CGCS2000', source: 'online' }] : [];
      });
    },
    async addressOf(point, system, signal) {
      const [lon, lat] = convert(point, system, 'CGCS2000');
      const values = { postStr: JSON.stringify({ lon, lat, ver: 1 }), type: 'geocode', tk };
      const answer = await ask(fetch, addressWith(base, 'geocoder', values), signal);
      const address = textAt(answer, 'result', 'formatted_address');
      if (String(at(answer, 'status')) !== '0' || address === '') throw new PlaceError('no address');
      return address;
    },
  };
}

import { convert } from '@gongdi/geo';
import * as z from 'zod/mini';
import { PlaceError, type Place, type PlaceProvider } from '../place.ts';
import { addressWith, ask, type Fetch } from './ask.ts';

const place = z.object({ name: z.string(), address: z.optional(z.string()), lonlat: z.string() });
const found = z.object({
  status: z.optional(z.object({ infocode: z.optional(z.number()), cndesc: z.optional(z.string()) })),
  pois: z.optional(z.array(place)),
  area: z.optional(z.object({ name: z.string(), lonlat: z.string() })),
});
const named = z.object({
  status: z.union([z.string(), z.number()]),
  result: z.optional(z.object({ formatted_address: z.string() })),
});
const GOOD = 1000;
/** The whole of China: the service wants a box. */
const EVERYWHERE = '73.4,3.8,135.1,53.6';

/** Tianditu search v2 and geocoder, CGCS2000. */
export function tianditu(fetch: Fetch, tk: string, base = 'https://api.tianditu.gov.cn'): PlaceProvider {
  return {
    async search(text, signal) {
      const post = { keyWord: text, level: 12, mapBound: EVERYWHERE, queryType: 1, start: 0, count: 20 };
      const url = addressWith(base, 'v2/search', { postStr: JSON.stringify(post), type: 'query', tk });
      const answer = found.safeParse(await ask(fetch, url, signal));
      if (!answer.success || (answer.data.status?.infocode ?? GOOD) !== GOOD) {
        throw new PlaceError(answer.data?.status?.cndesc ?? 'answer');
      }
      const { area, pois = [] } = answer.data;
      return [...(area ? [area] : []), ...pois].flatMap((one: z.infer<typeof place>): Place[] => {
        const [longitude, latitude] = one.lonlat.split(',').map(Number);
        if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return [];
        const point = [longitude ?? 0, latitude ?? 0] as const;
        return [{ name: one.name, address: one.address ?? '', point, system: 'CGCS2000', source: 'online' }];
      });
    },
    async addressOf(point, system, signal) {
      const [lon, lat] = convert(point, system, 'CGCS2000');
      const values = { postStr: JSON.stringify({ lon, lat, ver: 1 }), type: 'geocode', tk };
      const answer = named.safeParse(await ask(fetch, addressWith(base, 'geocoder', values), signal));
      const address = answer.data?.result?.formatted_address ?? '';
      if (String(answer.data?.status) !== '0' || address === '') throw new PlaceError('answer');
      return address;
    },
  };
}

import { convert } from '@gongdi/geo';
import * as z from 'zod/mini';
import { PlaceError, type Place, type PlaceProvider } from '../place.ts';
import { addressWith, ask, type Fetch } from './ask.ts';

const found = z.object({
  status: z.number(),
  message: z.optional(z.string()),
  data: z.optional(
    z.array(
      z.object({
        title: z.string(),
        address: z.optional(z.string()),
        location: z.object({ lat: z.number(), lng: z.number() }),
      }),
    ),
  ),
});
const named = z.object({
  status: z.number(),
  message: z.optional(z.string()),
  result: z.optional(z.object({ address: z.string() })),
});

/** Tencent web services (place suggestion and geocoder), GCJ-02. They answer servers only: pages need a proxy as `base`. */
export function tencent(fetch: Fetch, key: string, base = 'https://apis.map.qq.com'): PlaceProvider {
  return {
    async search(text, signal) {
      const url = addressWith(base, 'ws/place/v1/suggestion', { keyword: text, page_size: '20', key });
      const answer = found.safeParse(await ask(fetch, url, signal));
      if (!answer.success || answer.data.status !== 0) throw new PlaceError(answer.data?.message ?? 'answer');
      return (answer.data.data ?? []).map(({ title, address = '', location: { lng, lat } }): Place => ({
        name: title,
        address,
        point: [lng, lat],
        system: 'GCJ-02',
        source: 'online',
      }));
    },
    async addressOf(point, system, signal) {
      const [lng, lat] = convert(point, system, 'GCJ-02');
      const url = addressWith(base, 'ws/geocoder/v1/', { location: `${lat.toFixed(6)},${lng.toFixed(6)}`, key });
      const answer = named.safeParse(await ask(fetch, url, signal));
      const address = answer.data?.result?.address ?? '';
      if (answer.data?.status !== 0 || address === '') throw new PlaceError(answer.data?.message ?? 'answer');
      return address;
    },
  };
}

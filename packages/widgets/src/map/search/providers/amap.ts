import { convert } from '@gongdi/geo';
import * as z from 'zod/mini';
import { PlaceError, type Place, type PlaceProvider } from '../place.ts';
import { addressWith, ask, type Fetch } from './ask.ts';

/** AMap answers `[]` where a text is empty. */
const words = z.union([z.string(), z.array(z.unknown())]);
const textOf = (value: z.infer<typeof words> | undefined): string => (typeof value === 'string' ? value : '');

const found = z.object({
  status: z.string(),
  info: z.optional(z.string()),
  pois: z.optional(
    z.array(
      z.object({
        name: words,
        address: z.optional(words),
        location: words,
        pname: z.optional(words),
        cityname: z.optional(words),
        adname: z.optional(words),
      }),
    ),
  ),
});
const named = z.object({
  status: z.string(),
  info: z.optional(z.string()),
  regeocode: z.optional(z.object({ formatted_address: words })),
});

/** AMap web services (v3 place text and regeo), GCJ-02. */
export function amap(fetch: Fetch, key: string, base = 'https://restapi.amap.com'): PlaceProvider {
  return {
    async search(text, signal) {
      const url = addressWith(base, 'v3/place/text', { keywords: text, offset: '20', key });
      const answer = found.safeParse(await ask(fetch, url, signal));
      if (!answer.success || answer.data.status !== '1') throw new PlaceError(answer.data?.info ?? 'answer');
      return (answer.data.pois ?? []).flatMap((one): Place[] => {
        const [longitude, latitude] = textOf(one.location).split(',').map(Number);
        if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return [];
        const address = [one.pname, one.cityname, one.adname, one.address].map(textOf);
        const point = [longitude ?? 0, latitude ?? 0] as const;
        return [{ name: textOf(one.name), address: joined(address), point, system: 'GCJ-02', source: 'online' }];
      });
    },
    async addressOf(point, system, signal) {
      const location = convert(point, system, 'GCJ-02')
        .map((one) => one.toFixed(6))
        .join(',');
      const answer = named.safeParse(
        await ask(fetch, addressWith(base, 'v3/geocode/regeo', { location, key }), signal),
      );
      const address = textOf(answer.data?.regeocode?.formatted_address);
      if (answer.data?.status !== '1' || address === '') throw new PlaceError(answer.data?.info ?? 'answer');
      return address;
    },
  };
}

/** Parts of an address, without one that repeats the one before: 上海市 is province and city. */
export function joined(parts: readonly string[]): string {
  return parts.filter((part, i) => part !== '' && part !== parts[i - 1]).join('');
}

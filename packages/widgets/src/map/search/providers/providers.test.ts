import { convert } from '@gongdi/geo';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PlaceError } from './place.ts';
import { joined } from './amap.ts';
import { placeProvider } from './index.ts';

/** A fake service with given answers that records the requests. */
function service(...answers: (object | number)[]) {
  const asked: URL[] = [];
  const fetch = vi.fn((url: URL | string | Request) => {
    asked.push(new URL(url instanceof Request ? url.url : url));
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer ?? {}),
    );
  });
  return { fetch: fetch as unknown as typeof globalThis.fetch, asked };
}

afterEach(() => vi.useRealTimers());

describe('providers', () => {
  it('are none without configuration, and that of the first layer with a key', () => {
    const { fetch } = service({});
    expect(placeProvider(undefined, fetch)).toBeNull();
    expect(placeProvider({ layers: [{ kind: 'osm' }] }, fetch)).toBeNull();
    expect(placeProvider({ layers: [{ kind: 'amap', key: 'k' }], search: { provider: 'none' } }, fetch)).toBeNull();
    expect(placeProvider({ layers: [{ kind: 'osm' }, { kind: 'amap', key: 'k' }] }, fetch)).not.toBeNull();
  });

  it('read AMap', async () => {
    const poi = {
      name: '东方明珠',
      pname: '上海市',
      cityname: '上海市',
      adname: '浦东新区',
      address: '世纪大道1号',
      location: '121.4997,31.2397',
    };
    const { fetch, asked } = service(
      { status: '1', pois: [poi, { name: '无', address: [], location: [] }] },
      { status: '1', regeocode: { formatted_address: '上海市浦东新区世纪大道1号' } },
    );
    const provider = placeProvider({ layers: [{ kind: 'amap', key: 'k&1' }] }, fetch)!;
    expect(await provider.search('东方 明珠')).toEqual([
      {
        name: '东方明珠',
        address: '上海市浦东新区世纪大道1号',
        point: [121.4997, 31.2397],
        system: 'GCJ-02',
        source: 'online',
      },
    ]);
    expect(asked[0]?.origin).toBe('https://restapi.amap.com');
    expect(asked[0]?.searchParams.get('keywords')).toBe('东方 明珠');
    expect(asked[0]?.searchParams.get('key')).toBe('k&1');
    const wgs84 = convert([121.4997, 31.2397], 'GCJ-02', 'WGS-84');
    expect(await provider.addressOf(wgs84, 'WGS-84')).toBe('上海市浦东新区世纪大道1号');
    expect(asked[1]?.searchParams.get('location')).toBe('121.499700,31.239700');
    expect(joined(['北京市', '北京市', '', '海淀区'])).toBe('北京市海淀区');
  });

  it('read Tianditu and Tencent, through a proxy too', async () => {
    const tianditu = service({
      status: { infocode: 1000 },
      pois: [{ name: '外滩', address: '中山东一路', lonlat: '121.4858,31.2399' }],
    });
    const found = await placeProvider({ search: { provider: 'tianditu', key: 'k' } }, tianditu.fetch)!.search('外滩');
    expect(found[0]).toMatchObject({ point: [121.4858, 31.2399], system: 'CGCS2000' });
    expect(JSON.parse(tianditu.asked[0]?.searchParams.get('postStr') ?? '')).toMatchObject({ keyWord: '外滩' });
    const tencent = service({ status: 0, data: [{ title: '外滩', location: { lat: 31.24, lng: 121.49 } }] });
    const config = { search: { provider: 'tencent', key: 'k', url: 'https://site.example/map/' } } as const;
    expect((await placeProvider(config, tencent.fetch)!.search('外滩'))[0]).toMatchObject({
      point: [121.49, 31.24],
      system: 'GCJ-02',
    });
    expect(tencent.asked[0]?.href).toMatch(/^https:\/\/site\.example\/map\/ws\/place\/v1\/suggestion\?/);
  });

  it('ask Nominatim once a second and nothing twice', async () => {
    vi.useFakeTimers();
    const { fetch, asked } = service([{ display_name: '外滩, 黄浦区', lat: '31.24', lon: '121.49' }]);
    const provider = placeProvider({ search: { provider: 'nominatim', url: 'https://osm.example' } }, fetch)!;
    const first = provider.search('外滩');
    const second = provider.search('豫园');
    expect((await first)[0]).toMatchObject({ name: '外滩', system: 'WGS-84' });
    await vi.advanceTimersByTimeAsync(900);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await second;
    expect(asked).toHaveLength(2);
    await provider.search('外滩');
    expect(asked).toHaveLength(2);
    expect(provider.attribution).toContain('OpenStreetMap');
  });

  it('say what failed, and stay silent when they are cancelled', async () => {
    for (const answer of [500, { status: '0', info: 'INVALID_USER_KEY' }, { odd: true }]) {
      const { fetch } = service(answer);
      const provider = placeProvider({ layers: [{ kind: 'amap', key: 'k' }] }, fetch)!;
      await expect(provider.search('外滩')).rejects.toBeInstanceOf(PlaceError);
      await expect(provider.addressOf([121, 31], 'GCJ-02')).rejects.toBeInstanceOf(PlaceError);
    }
    const control = new AbortController();
    const never = ((_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      )) as unknown as typeof globalThis.fetch;
    const work = placeProvider({ layers: [{ kind: 'amap', key: 'k' }] }, never)!.search('外滩', control.signal);
    control.abort();
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  });
});

import type { MapConfig } from '@gongdi/api';
import { convert } from '@gongdi/geo';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAddress } from './find-address.ts';

/** What the services document as answers, for 武汉市武昌区临江大道 100 号. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v3/geocode/geo': {
    status: '1',
    geocodes: [{ formatted_address: '湖北省武汉市武昌区临江大道100号', location: '114.307000,30.553000' }],
  },
  '/geocoder': { status: '0', msg: 'ok', location: { lon: '114.3015', lat: 30.5555, keyWord: '临江大道100号' } },
  '/ws/geocoder/v1/': { status: 0, result: { title: '临江大道100号', location: { lng: 114.307, lat: 30.553 } } },
  '/search': [{ lon: '114.3015', lat: '30.5555', display_name: '临江大道, 武昌区' }],
};

let service: http.Server;
let base = '';
let asked: string[] = [];
let instead: { status: number; body: string } | undefined;

beforeAll(async () => {
  service = http.createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''));
    const { pathname } = new URL(request.url ?? '', 'http://service');
    response.writeHead(instead?.status ?? 200, { 'content-type': 'application/json' });
    response.end(instead?.body ?? JSON.stringify(ANSWERS[pathname]));
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => service.close(done)));

const config = (provider: 'amap' | 'tianditu' | 'tencent'): MapConfig => ({
  search: { provider, key: 'secret', url: base },
});
const WORDS = '武汉市武昌区临江大道 100 号';

describe('the place of an address', () => {
  it.each([
    ['amap', '/v3/geocode/geo?address=', [114.307, 30.553]],
    ['tencent', '/ws/geocoder/v1/?address=', [114.307, 30.553]],
    ['tianditu', '/geocoder?ds={"keyWord":"', convert([114.3015, 30.5555], 'CGCS2000', 'GCJ-02')],
  ] as const)(
    'is asked of %s with the key of the server, and told in GCJ-02',
    async (provider, path, [east, north]) => {
      asked = [];
      const [place, ...more] = (await findAddress(config(provider), WORDS))!;
      expect(more).toEqual([]);
      expect(place!.longitude).toBeCloseTo(east, 6);
      expect(place!.latitude).toBeCloseTo(north, 6);
      expect(place!.name).toContain('临江大道100号');
      expect(asked[0]!.startsWith(path)).toBe(true);
      expect(asked[0]).toContain('secret');
    },
  );

  it('is asked of a Nominatim without a key', async () => {
    const [place] = (await findAddress({ search: { provider: 'nominatim', url: base } }, WORDS))!;
    const [east, north] = convert([114.3015, 30.5555], 'WGS-84', 'GCJ-02');
    expect([place!.longitude, place!.latitude]).toEqual([expect.closeTo(east, 6), expect.closeTo(north, 6)]);
  });

  it('asks nobody without a service', async () => {
    asked = [];
    expect(await findAddress(null, WORDS)).toBeUndefined();
    expect(await findAddress({ search: { provider: 'none' } }, WORDS)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('takes the key of a layer, as the place search does', async () => {
    const seen: string[] = [];
    const fetch = ((url: string) => {
      seen.push(url);
      return Promise.resolve(new Response(JSON.stringify(ANSWERS['/v3/geocode/geo'])));
    }) as typeof globalThis.fetch;
    expect(await findAddress({ layers: [{ kind: 'amap', key: 'of-layer' }] }, WORDS, fetch)).toHaveLength(1);
    expect(new URL(seen[0]!).searchParams.get('key')).toBe('of-layer');
  });

  it.each([
    ['tencent', { status: 347, message: '查询无结果' }],
    ['tianditu', { status: '404', msg: '无结果' }],
    ['amap', { status: '1', geocodes: [] }],
    ['amap', { status: '1', geocodes: [{ location: [] }] }],
  ] as const)('is not known to %s', async (provider, answer) => {
    instead = { status: 200, body: JSON.stringify(answer) };
    expect(await findAddress(config(provider), WORDS)).toEqual([]);
    instead = undefined;
  });

  it.each([
    [200, '{"status":"0","info":"INVALID_USER_KEY"}'],
    [403, '{}'],
    [200, '<html>'],
  ])('says that the service refuses, and never its address (%s %s)', async (status, body) => {
    instead = { status, body };
    const failed = await findAddress(config('amap'), WORDS).catch((error: unknown) => error);
    instead = undefined;
    expect(failed).toMatchObject({ entry: 'unavailable' });
    expect(JSON.stringify(failed)).not.toContain('secret');
  });
});

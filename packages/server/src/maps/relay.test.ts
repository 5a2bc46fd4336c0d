import { expect, it, vi } from 'vitest';
import type { Relayed } from './map-setup.ts';
import { mapRelay } from './relay.ts';

const layer: Relayed = {
  layer: { kind: 'xyz', url: 'https://tiles.example/{z}/{x}/{y}?token=secret', system: 'WGS-84', relay: true },
};
const search: Relayed = { search: { provider: 'tencent', key: 'secret', relay: true } };
const AT = { z: 3, x: 1, y: 2 };

function provider(type = 'image/png', status = 200, body = 'picture') {
  const asked: string[] = [];
  const fetch = vi.fn((url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
  });
  return { asked, fetch: fetch as unknown as typeof globalThis.fetch };
}

it('asks for each tile once, also for those who ask at the same time, and again after an hour', async () => {
  const { asked, fetch } = provider();
  let time = 0;
  const relay = mapRelay(fetch, () => time);
  const [one, two] = await Promise.all([relay.tile(layer, 0, 0, AT), relay.tile(layer, 0, 0, AT)]);
  await relay.tile(layer, 0, 0, AT);
  expect(asked).toEqual(['https://tiles.example/3/1/2?token=secret']);
  expect([one.bytes.toString(), one.type, two]).toEqual(['picture', 'image/png', one]);
  time = 3_600_001;
  await relay.tile(layer, 0, 0, AT);
  expect(asked).toHaveLength(2);
});

it('gives nothing but pictures, and tells nobody the address that it asked', async () => {
  for (const { fetch } of [provider('text/html'), provider('image/svg+xml'), provider('image/png', 403)]) {
    const failed = await mapRelay(fetch)
      .tile(layer, 0, 0, AT)
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ entry: 'unavailable' });
    expect(JSON.stringify(failed)).not.toContain('secret');
  }
  const down = mapRelay(() => Promise.reject(new TypeError('https://tiles.example?token=secret')));
  await expect(down.tile(layer, 0, 0, AT)).rejects.not.toThrow(/secret/);
});

it('has no tile outside of the world, of another layer, or of a search', async () => {
  const { asked, fetch } = provider();
  const relay = mapRelay(fetch);
  for (const wrong of [
    relay.tile(undefined, 0, 0, AT),
    relay.tile(search, 0, 0, AT),
    relay.tile(layer, 1, 0, AT),
    relay.tile(layer, 0, 0, { z: 3, x: 9, y: 0 }),
    relay.tile(layer, 0, 0, { z: 22, x: 0, y: 0 }),
  ])
    await expect(wrong).rejects.toMatchObject({ entry: 'notFound' });
  expect(asked).toEqual([]);
});

it('looks places up by the calls of the pages alone, with the key of the server', async () => {
  const { asked, fetch } = provider('application/json', 200, '{}');
  const relay = mapRelay(fetch);
  await relay.search(search, 'ws/place/v1/suggestion', new URLSearchParams({ keyword: '外滩', key: 'mine' }));
  const url = new URL(asked[0]!);
  expect([url.origin, url.searchParams.get('keyword'), url.searchParams.getAll('key')]).toEqual([
    'https://apis.map.qq.com',
    '外滩',
    ['secret'],
  ]);
  for (const path of ['ws/direction/v1/driving', '../../secret', ''])
    await expect(relay.search(search, path, new URLSearchParams())).rejects.toMatchObject({ entry: 'notFound' });
  await expect(relay.search(layer, 'v2/search', new URLSearchParams())).rejects.toMatchObject({ entry: 'notFound' });
});

it('asks a few at a time and refuses a crowd', async () => {
  let most = 0;
  let running = 0;
  const ends: (() => void)[] = [];
  const fetch = (async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return new Response('p', { headers: { 'content-type': 'image/png' } });
  }) as unknown as typeof globalThis.fetch;
  const relay = mapRelay(fetch);
  const all = Array.from({ length: 500 }, (_, x) => relay.tile(layer, 0, 0, { z: 10, x, y: 0 }).catch(() => 'refused'));
  let over = false;
  const done = Promise.all(all).finally(() => (over = true));
  while (!over) {
    for (const end of ends.splice(0)) end();
    await new Promise((next) => setImmediate(next));
  }
  expect(most).toBe(24);
  expect((await done).filter((one) => one === 'refused')).toHaveLength(500 - 24 - 400);
});

import { calls, type MapConfig } from '@gongdi/api';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateKeys } from '../store/index.ts';
import { withServer } from '../testing.ts';
import { keysIn } from './hidden-keys.ts';
import { readStoredMaps, sealOlderKeys } from './stored-keys.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const mapsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-maps-'));
const elementsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-pages-'));
fs.writeFileSync(path.join(elementsDir, 'index.html'), '<!doctype html>');
const header = Buffer.alloc(127);
header.write('PMTiles', 'latin1');
header[7] = 3;
fs.writeFileSync(path.join(mapsDir, 'vector.pmtiles'), Buffer.from(header).fill(1, 99, 100));
fs.writeFileSync(path.join(mapsDir, 'pictures.pmtiles'), Buffer.from(header).fill(2, 99, 100).fill(14, 101, 102));
fs.writeFileSync(
  path.join(mapsDir, 'roads.geojson'),
  JSON.stringify({
    type: 'LineString',
    coordinates: [
      [121, 31],
      [122, 31],
    ],
  }),
);
fs.writeFileSync(path.join(mapsDir, 'notes.txt'), 'x');

/** A tile server of our own: counts requests, and answers what a test wants. */
const asked: string[] = [];
const provider = http.createServer((request, reply) => {
  asked.push(request.url!);
  if (request.url!.startsWith('/page')) return reply.setHeader('content-type', 'text/html').end('<p>internal');
  if (request.url!.startsWith('/moved')) return reply.writeHead(302, { location: '/1/1/1' }).end();
  return reply.setHeader('content-type', 'image/png').end(PIXEL);
});
let tiles = '';
beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
  tiles = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((closed) => provider.close(closed));
  for (const folder of [mapsDir, elementsDir]) fs.rmSync(folder, { recursive: true });
});

describe('maps that administrators configure', () => {
  const kit = withServer({ mapsDir, elementsDir });
  const policy = async () => (await fetch(kit().address)).headers.get('content-security-policy');
  const store = async (config: MapConfig) => {
    const admin = await kit().client('admin');
    const { version } = await admin.call(calls.map.get, {});
    return admin.call(calls.map.change, { body: { version, config } });
  };

  it('are used at once, with keys that nobody sees and a policy that names their origins', async () => {
    const shown = await store({
      layers: [
        { kind: 'tianditu', key: 'a-long-secret-key-1234' },
        { kind: 'xyz', url: `${tiles}/{z}/{x}/{y}`, system: 'WGS-84', relay: true },
        { kind: 'pmtiles', url: 'pictures.pmtiles', system: 'WGS-84' },
      ],
      search: { provider: 'none' },
    });
    expect(shown).toMatchObject({ version: 1, fixed: false, problems: [] });
    expect(shown.config.layers![0]).toEqual({ kind: 'tianditu', key: '••••1234' });
    expect(shown.files.map(({ name, kinds }) => [name, kinds])).toEqual([
      ['pictures.pmtiles', ['pmtiles']],
      ['roads.geojson', ['lines']],
      ['vector.pmtiles', ['pmtiles']],
    ]);
    expect(await policy()).toContain('https://t0.tianditu.gov.cn');
    expect(await policy()).not.toContain(tiles);
    const { map } = await (await kit().client('patrol')).call(calls.console.settings, {});
    expect(map!.layers![0]).toEqual({ kind: 'tianditu', key: 'a-long-secret-key-1234' });
    expect(JSON.stringify(map)).not.toContain(tiles);
    // A tile comes through this server, without a header of the session: pictures of a page send none.
    const tile = await fetch(`${kit().address}${String(map!.layers![1]!.relay)}/0/0/5/3/2`);
    expect([tile.status, tile.headers.get('content-type'), asked.at(-1)]).toEqual([200, 'image/png', '/5/3/2']);
    expect(Buffer.from(await tile.arrayBuffer()).equals(PIXEL)).toBe(true);
    expect((await fetch(`${kit().address}/map-relay/${'0'.repeat(32)}/0/0/5/3/2`)).status).toBe(404);
    const file = map!.layers![2] as { url: string };
    expect((await fetch(kit().address + file.url)).headers.get('content-length')).toBe('127');
  });

  it('keep a key that is sent as it was shown, and keep keys out of the change record', async () => {
    const admin = await kit().client('admin');
    const { config } = await admin.call(calls.map.get, {});
    await store({ ...config, center: [121.5, 31.2] });
    const { map } = await admin.call(calls.console.settings, {});
    expect(map).toMatchObject({ center: [121.5, 31.2], layers: [{ key: 'a-long-secret-key-1234' }, {}, {}] });
    const { rows } = await kit().database.pool.query<{ entry: string }>(
      "select row_to_json(audit_entry)::text as entry from audit_entry where subject = 'map'",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ entry }) => entry).join()).not.toContain('a-long-secret');
    await expect(admin.call(calls.map.change, { body: { version: 0, config: {} } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('store keys encrypted, also those of an earlier version, and in a rotation with the new key', async () => {
    const { database } = kit();
    const { db, pool } = database;
    const everything = async () => {
      const { rows } = await pool.query<{ text: string }>(
        'select value::text as text from adjustment union all select keys from map_key',
      );
      return rows.map(({ text }) => text).join();
    };
    expect(await everything()).toContain('••••1234');
    expect(await everything()).not.toContain('a-long-secret');
    const keyOf = async () => keysIn((await readStoredMaps(db))[0]!.value);
    expect(await keyOf()).toEqual(['a-long-secret-key-1234']);
    const sealed = async () => (await pool.query<{ keys: string }>('select keys from map_key')).rows[0]!.keys;
    const before = await sealed();
    await rotateKeys(database, { now: Date.now(), settle: 0 });
    expect(await keyOf()).toEqual(['a-long-secret-key-1234']);
    if (database.keys.change) expect(await sealed()).not.toBe(before);
    // As an earlier version has stored it.
    await pool.query('delete from map_key');
    await pool.query(`update adjustment set value = jsonb_set(value, '{layers,0,key}', '"an-older-secret-5678"')
      where kind = 'map'`);
    await sealOlderKeys(db);
    await sealOlderKeys(db);
    expect(await everything()).not.toContain('older-secret');
    expect(await keyOf()).toEqual(['an-older-secret-5678']);
    // Damaged keys leave the rest of the maps.
    await pool.query(`update map_key set keys = left(keys, -4) || 'AAAA'`);
    expect(await keyOf()).toEqual(['••••5678']);
    await pool.query('delete from map_key');
  });

  it.each<[string, unknown, string]>([
    ['a variable of the server', { kind: 'tianditu', key: '$DATABASE_URL' }, 'layers[0].key'],
    ['a key that nobody stored', { kind: 'amap', key: '••••zzzz' }, 'layers[0].key'],
    ['no key', { kind: 'amap', key: ' ' }, 'layers[0].key'],
    ['a path', { kind: 'lines', url: '../secret.json', system: 'WGS-84' }, 'layers[0].url'],
    ['an address of its own relay', { kind: 'osm', relay: '/map-relay/x' }, 'layers[0].relay'],
  ])('refuse %s', async (_, layer, where) => {
    await expect(store({ layers: [layer as never] })).rejects.toMatchObject({
      status: 422,
      problems: [{ path: where }],
    });
  });

  it('are left out while their file is missing, and say so', async () => {
    const { problems } = await store({
      layers: [{ kind: 'osm' }, { kind: 'pmtiles', url: 'gone.pmtiles', system: 'WGS-84' }],
    });
    expect(problems.map(({ path: at }) => at)).toEqual(['layers[1].url']);
    const { map } = await (await kit().client('admin')).call(calls.console.settings, {});
    expect(map!.layers!.map(({ kind }) => kind)).toEqual(['osm']);
    await store({});
    expect((await (await kit().client('admin')).call(calls.console.settings, {})).map).toBeNull();
  });

  it('are tried before they are stored; nothing but a picture comes back', async () => {
    const admin = await kit().client('admin');
    const layer = (url: string) => ({ kind: 'xyz', url: `${tiles}${url}`, system: 'WGS-84' }) as const;
    const tried = (of: object) => admin.call(calls.map.test, { body: { layer: of as never } });
    expect(await tried(layer('/{z}/{x}/{y}'))).toMatchObject({
      ok: true,
      picture: `data:image/png;base64,${PIXEL.toString('base64')}`,
    });
    const page = await tried(layer('/page/{z}/{x}/{y}'));
    expect([page.ok, page.message]).toEqual([false, '服务返回的不是图片，而是 text/html']);
    expect(JSON.stringify(page)).not.toContain('internal');
    expect((await tried(layer('/moved/{z}/{x}/{y}'))).message).toContain('跳转');
    expect(asked).not.toContain('/1/1/1');
    const file = { kind: 'pmtiles', system: 'WGS-84' };
    expect((await tried({ ...file, url: 'vector.pmtiles' })).message).toContain('矢量瓦片');
    expect((await tried({ ...file, url: 'pictures.pmtiles' })).message).toBe('图片瓦片，缩放级别 0–14');
    expect((await tried({ kind: 'lines', url: 'roads.geojson', system: 'WGS-84' })).message).toBe('1 条线');
    expect((await tried({ ...file, url: 'lost.pmtiles' })).ok).toBe(false);
    const closed = 'http://127.0.0.1:1/{z}/{x}/{y}';
    expect((await tried({ kind: 'xyz', url: closed, system: 'WGS-84' })).message).toContain('无法连接');
  });

  it('are for administrators', async () => {
    const contractor = await kit().client('contractor');
    const refused = await Promise.allSettled([
      contractor.call(calls.map.get, {}),
      contractor.call(calls.map.change, { body: { version: 0, config: {} } }),
      contractor.call(calls.map.test, { body: { layer: { kind: 'osm' } } }),
    ]);
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { code: 40301 } })));
  });
});

describe('maps that the server was started with', () => {
  const kit = withServer({ map: { config: { layers: [{ kind: 'osm' }] }, files: new Map() } });

  it('are shown and cannot be changed', async () => {
    const admin = await kit().client('admin');
    expect(await admin.call(calls.map.get, {})).toMatchObject({ fixed: true, folder: null, files: [] });
    await expect(admin.call(calls.map.change, { body: { version: 0, config: {} } })).rejects.toThrow('启动参数');
  });
});

import { calls, mapOrigins } from '@gongdi/api';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing.ts';
import { checkMap } from './check.ts';
import { MapError, readMap, type MapFileConfig } from './index.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gongdi-maps-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Uint8Array): string => {
  fs.writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};
const archive = Buffer.from(Array.from({ length: 300 }, (_, i) => i % 256));
write('city.pmtiles', archive);
write('plan.png', Buffer.from('89504e470d0a1a0a', 'hex'));

const points = [
  { pixel: [0, 0], at: [121.47, 31.23] },
  { pixel: [900, 0], at: [121.48, 31.23] },
];

describe('the configuration of maps', () => {
  it('takes keys from the environment', async () => {
    const file = write('keys.json', JSON.stringify({ layers: [{ kind: 'tianditu', key: '$TK' }] }));
    const { config } = await readMap(file, { TK: ' abc ' });
    expect(config).toEqual({ layers: [{ kind: 'tianditu', key: 'abc' }] });
    expect(mapOrigins(config).calls).toEqual(['https://api.tianditu.gov.cn']);
    const refused = await readMap(file, {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MapError);
    expect((refused as MapError).text).toEqual({
      zh: `地图配置 ${file} 有误，请修改后重新启动：layers[0].key：环境变量 TK 没有设置，请设置后重新启动`,
      en: `The map configuration ${file} is wrong; correct it and start again: layers[0].key: the variable TK of the environment is not set; set it and start again`,
    });
  });

  it.each([
    [{ layers: [{ kind: 'google' }] }, 'layers[0].kind', '无效输入'],
    [{ layers: [{ kind: 'amap' }] }, 'layers[0].key', '无效输入'],
    [{ layers: [{ kind: 'osm', url: 'https://a.example' }] }, 'layers[0]', 'url'],
    [{ centre: [121, 31] }, '', 'centre'],
    [{ center: [31.23, 121.47] }, 'center', '经度在前'],
    [{ layers: [{ kind: 'xyz', system: 'WGS-84', url: 'https://a.example/{z}/{x}' }] }, 'layers[0].url', '{z} {x} {y}'],
    [{ layers: [{ kind: 'xyz', system: 'WGS-84', url: '//a.example/{z}/{x}/{y}' }] }, 'layers[0].url', 'https://'],
    [{ layers: [{ kind: 'xyz', system: 'WGS-84', url: 'https://{s}.a.example/{z}/{x}/{y}' }] }, 'layers[0].url', '{s}'],
    [{ layers: [{ kind: 'xyz', system: 'WGS-84', url: 'https://a;b/{z}/{x}/{y}' }] }, 'layers[0].url', '主机名'],
    [{ layers: [{ kind: 'wmts', system: 'WGS-84', url: 'ftp://a', layer: 'l' }] }, 'layers[0].url', 'https://'],
    [{ layers: [{ kind: 'wmts', system: 'WGS84', url: 'https://a', layer: 'l' }] }, 'layers[0].system', 'WGS-84'],
    [{ layers: [{ kind: 'pmtiles', system: 'WGS-84', url: 'file:///a.pmtiles' }] }, 'layers[0].url', 'https://'],
    [{ layers: [{ kind: 'drawing', system: 'WGS-84', url: 'plan.png', points: [] }] }, 'layers[0].points', '控制点'],
    [{ search: { provider: 'nominatim', url: 'search' } }, 'search.url', 'https://'],
    [{ search: { provider: 'amap', key: '$NO_SUCH' } }, 'search.key', 'NO_SUCH'],
  ])('refuses %j', (value, where, words) => {
    const checked = checkMap(value);
    if (!('faults' in checked)) throw new Error('it was taken');
    expect(checked.faults.map(({ path: at }) => at)).toEqual([where]);
    expect(checked.faults[0]?.reason.zh).toContain(words);
    expect(checked.faults[0]?.reason.en).not.toBe('');
  });

  it('refuses what is no JSON, what cannot be read, and files that are not there', async () => {
    await expect(readMap(write('broken.json', '{'))).rejects.toThrow('no valid JSON');
    await expect(readMap(path.join(folder, 'none.json'))).rejects.toThrow('cannot be read');
    const layer = { kind: 'pmtiles', system: 'WGS-84' };
    const lost = write('lost.json', JSON.stringify({ layers: [{ ...layer, url: 'lost.pmtiles' }] }));
    await expect(readMap(lost)).rejects.toThrow('there is no file “lost.pmtiles”');
    const page = write('page.json', JSON.stringify({ layers: [{ ...layer, url: 'page.html' }] }));
    await expect(readMap(page)).rejects.toThrow('.pmtiles');
  });
});

describe('a server with maps', () => {
  const elementsDir = path.join(folder, 'elements');
  fs.mkdirSync(elementsDir);
  fs.writeFileSync(path.join(elementsDir, 'index.html'), '<!doctype html>');
  const setup: MapFileConfig = { config: {}, files: new Map() };
  beforeAll(async () => {
    const layers = [
      { kind: 'osm' },
      { kind: 'pmtiles', url: 'city.pmtiles', system: 'WGS-84' },
      { kind: 'drawing', url: 'plan.png', system: 'WGS-84', points },
    ];
    Object.assign(setup, await readMap(write('all.json', JSON.stringify({ layers }))));
  });
  const kit = withServer({ map: setup, elementsDir });

  it('tells them to whoever has a session, and lets the page ask them', async () => {
    const { map } = await (await kit().client('regulator')).call(calls.console.settings, {});
    expect(map).toEqual(setup.config);
    expect(map?.layers?.map((layer) => ('url' in layer ? layer.url.replace(/[0-9a-f]{32}/, '…') : ''))).toEqual([
      '',
      '/map-files/….pmtiles',
      '/map-files/….png',
    ]);
    const nobody = await kit().client();
    await expect(nobody.call(calls.console.settings, {})).rejects.toMatchObject({ status: 401 });
    const policy = (await fetch(kit().address)).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org; ");
    expect(policy).toContain("connect-src 'self'; ");
  });

  it('serves files beside the configuration in parts, and no other', async () => {
    const name = [...setup.files.keys()].find((one) => one.endsWith('.pmtiles'));
    const url = `${kit().address}/map-files/${name}`;
    const part = async (range: string) => {
      const answer = await fetch(url, { headers: { Range: range } });
      return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength];
    };
    expect(await part('bytes=10-19')).toEqual([206, 'bytes 10-19/300', 10]);
    expect(await part('bytes=290-9999')).toEqual([206, 'bytes 290-299/300', 10]);
    expect(await part('bytes=-5')).toEqual([206, 'bytes 295-299/300', 5]);
    expect(await part('bytes=300-')).toEqual([416, 'bytes */300', 0]);
    // No range: RFC 9110, section 14.1.1, has it ignored.
    expect(await part('bytes=20-10')).toEqual([200, null, 300]);
    expect(await part('bytes=0-1,5-6')).toEqual([200, null, 300]);
    const whole = await fetch(url);
    expect(Buffer.from(await whole.arrayBuffer()).equals(archive)).toBe(true);
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    for (const name of ['all.json', '..%2fall.json', 'city.pmtiles'])
      expect((await fetch(`${kit().address}/map-files/${name}`)).status).toBe(404);
  });
});

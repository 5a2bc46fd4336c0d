import { expect, test } from 'vitest';
import { baseLayersOf, GRATICULE } from './base-layers.ts';

test('without a configuration there is a graticule and nothing to ask for', () => {
  const layers = baseLayersOf(undefined, 'zh-CN');
  expect(layers).toMatchObject([{ id: GRATICULE, tiles: [], look: 'normal', system: 'GCJ-02' }]);
});

test('each provider has its system and both looks where it has both', () => {
  const layers = baseLayersOf(
    {
      layers: [
        { kind: 'amap', key: 'a' },
        { kind: 'tianditu', key: 'b&c' },
        { kind: 'tencent', key: 'd' },
        { kind: 'osm' },
      ],
    },
    'en',
  );
  expect(layers.map(({ name, look, system }) => `${name} ${look} ${system}`)).toEqual([
    'AMap normal GCJ-02',
    'AMap satellite GCJ-02',
    'Tianditu normal CGCS2000',
    'Tianditu satellite CGCS2000',
    'Tencent Maps normal GCJ-02',
    'OpenStreetMap normal WGS-84',
    'Graticule normal GCJ-02',
  ]);
  expect(layers[2]?.tiles[0]?.url).toContain('&tk=b%26c');
  expect(layers[4]?.tiles[0]?.tms).toBe(true);
});

test('WMTS addresses are written by their keys, after what the address has already', () => {
  const [layer] = baseLayersOf(
    { layers: [{ kind: 'wmts', url: 'https://maps.example/wmts?token=1', layer: '影 像', system: 'WGS-84' }] },
    'zh-CN',
  );
  expect(layer?.tiles[0]?.url).toBe(
    'https://maps.example/wmts?token=1&SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=%E5%BD%B1%20%E5%83%8F' +
      '&STYLE=default&TILEMATRIXSET=GoogleMapsCompatible&FORMAT=image%2Fpng&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
  );
});

test('an archive is a ground without tiles of a server', () => {
  const archive = { kind: 'pmtiles', url: '/map-files/a.pmtiles', system: 'WGS-84', look: 'satellite' } as const;
  expect(baseLayersOf({ layers: [archive] }, 'zh-CN')).toMatchObject([
    { name: '离线底图', look: 'satellite', system: 'WGS-84', tiles: [], archive: '/map-files/a.pmtiles' },
    { id: GRATICULE },
  ]);
});

test('drawings are no ground', () => {
  const drawing = { kind: 'drawing', url: 'plan.png', system: 'WGS-84', points: [] } as const;
  expect(baseLayersOf({ layers: [drawing], system: 'WGS-84' }, 'zh-CN')).toMatchObject([
    { id: GRATICULE, system: 'WGS-84' },
  ]);
});

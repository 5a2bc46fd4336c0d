import type { MapLayer } from '@gongdi/api';
import { expect, it } from 'vitest';
import { LAYER_KINDS } from './layer-fields.ts';
import { centerOf, layerOf, pointsOf, valuesOf } from './layer-values.ts';

const layers: Record<(typeof LAYER_KINDS)[number], MapLayer> = {
  tianditu: { kind: 'tianditu', key: '••••1234', relay: true },
  amap: { kind: 'amap', key: 'k', name: { zh: '高德', en: 'AMap' } },
  tencent: { kind: 'tencent', key: 'k' },
  osm: { kind: 'osm', name: '开源' },
  xyz: { kind: 'xyz', url: 'https://{s}.a/{z}/{x}/{y}', system: 'WGS-84', subdomains: ['a', 'b'], tms: true },
  wmts: { kind: 'wmts', url: 'https://a/wmts', layer: '影像', system: 'CGCS2000', look: 'satellite', minZoom: 3 },
  wms: { kind: 'wms', url: 'https://a/wms', layers: 'a,b', system: 'WGS-84', version: '1.3.0', styles: 's' },
  pmtiles: { kind: 'pmtiles', url: 'city.pmtiles', system: 'WGS-84' },
  drawing: {
    kind: 'drawing',
    url: 'plan.png',
    system: 'GCJ-02',
    opacity: 0.5,
    points: [
      { pixel: [0, 0], at: [121.47, 31.23] },
      { pixel: [900, 10], at: [121.48, 31.23] },
    ],
  },
  lines: { kind: 'lines', url: 'roads.geojson', system: 'WGS-84', name: '场内道路' },
};

it.each(LAYER_KINDS)('a layer of kind %s comes out of the form as it went in', (kind) => {
  expect(layerOf(kind, valuesOf(layers[kind]), layers[kind])).toEqual(layers[kind]);
});

it('drops what was emptied, and a name in two languages when it is changed', () => {
  const values = { ...valuesOf(layers.amap), name: ' 高德地图 ', relay: false };
  expect(layerOf('amap', values, layers.amap)).toEqual({ kind: 'amap', key: 'k', name: '高德地图' });
  expect(layerOf('osm', { name: '  ' })).toEqual({ kind: 'osm' });
});

it('reads points and places as people type them, and nothing else', () => {
  expect(pointsOf('0,0，121.47 31.23\n\n9, 1, 121.5, 31.2')).toHaveLength(2);
  expect(pointsOf('0,0,121.47')).toBeNull();
  expect(pointsOf('0,0,121.47,x')).toBeNull();
  expect([centerOf(' '), centerOf('121.5，31.2'), centerOf('31.2,121.5'), centerOf('121.5')]).toEqual([
    undefined,
    [121.5, 31.2],
    null,
    null,
  ]);
});

import { expect, it } from 'vitest';
import { mapOrigins } from './origins.ts';

it('names no origin without a configuration, and none of the page itself', () => {
  const none = { images: [], calls: [] };
  expect(mapOrigins(undefined)).toEqual(none);
  expect(mapOrigins({ layers: [] })).toEqual(none);
  const own = {
    layers: [
      { kind: 'pmtiles', url: '/maps/city.pmtiles', system: 'WGS-84' },
      { kind: 'drawing', url: 'data:image/png;base64,AA==', system: 'WGS-84', points: [] },
      { kind: 'xyz', url: '/tiles/{z}/{x}/{y}.png', system: 'WGS-84' },
    ],
    search: { provider: 'nominatim', url: '/places' },
  } as const;
  expect(mapOrigins(own)).toEqual(none);
});

it('names each host of each provider once, and the service that looks places up', () => {
  const found = mapOrigins({
    layers: [
      { kind: 'tianditu', key: 'k' },
      { kind: 'osm' },
      { kind: 'xyz', url: 'https://{s}.tiles.example:8443/{z}/{x}/{y}', subdomains: ['a', 'b'], system: 'WGS-84' },
      { kind: 'pmtiles', url: 'https://files.example/a/b.pmtiles?x=1', system: 'WGS-84' },
      { kind: 'drawing', url: 'https://plans.example/p.png', system: 'WGS-84', points: [] },
    ],
  });
  expect(found.images).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `https://t${n}.tianditu.gov.cn`),
    'https://tile.openstreetmap.org',
    'https://a.tiles.example:8443',
    'https://b.tiles.example:8443',
    'https://plans.example',
  ]);
  expect(found.calls).toEqual(['https://files.example', 'https://api.tianditu.gov.cn']);
  expect(mapOrigins({ layers: [{ kind: 'amap', key: 'k' }], search: { provider: 'none' } }).calls).toEqual([]);
});

it('lets no address write rules of its own', () => {
  const url = "https://a.example;script-src/{z}/{x}/{y} 'unsafe-inline'";
  expect(mapOrigins({ layers: [{ kind: 'xyz', url, system: 'WGS-84' }] }).images).toEqual([]);
});

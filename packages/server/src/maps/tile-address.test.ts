import { ownGroundsOf } from '@gongdi/api';
import { expect, it } from 'vitest';
import { isTile, relayedTiles, tileAddress } from './tile-address.ts';

it('fills in host, place, rows from the south, and the box of a map service', () => {
  const xyz = {
    kind: 'xyz',
    url: 'https://{s}.example/{z}/{x}/{y}',
    system: 'WGS-84',
    subdomains: ['a', 'b'],
  } as const;
  const tiles = (of: Parameters<typeof ownGroundsOf>[0]) => ownGroundsOf(of)[0]!.tiles[0]!;
  expect(tileAddress(tiles(xyz), { z: 3, x: 2, y: 1 })).toBe('https://b.example/3/2/1');
  expect(tileAddress(tiles({ ...xyz, tms: true }), { z: 3, x: 2, y: 1 })).toBe('https://b.example/3/2/6');
  const wms = { kind: 'wms', url: 'https://maps.example/wms?map=a', layers: '影像', system: 'WGS-84' } as const;
  const address = new URL(tileAddress(tiles(wms), { z: 1, x: 1, y: 0 }));
  expect(address.searchParams.get('BBOX')).toBe('0,0,20037508.342789244,20037508.342789244');
  expect([address.searchParams.get('map'), address.searchParams.get('LAYERS')]).toEqual(['a', '影像']);
  expect(address.searchParams.get('SRS')).toBe('EPSG:3857');
  expect(tileAddress(tiles({ ...wms, version: '1.3.0' }), { z: 0, x: 0, y: 0 })).toContain('&CRS=EPSG:3857');
});

it('asks the provider and not itself for what is relayed', () => {
  const layer = { kind: 'tianditu', key: 'k', relay: '/map-relay/abc' } as const;
  expect(relayedTiles(layer, 1, 1)!.url).toContain('tianditu.gov.cn/cia_w');
  expect(relayedTiles(layer, 2, 0)).toBeUndefined();
});

it('knows which tiles exist', () => {
  expect(isTile({ z: 0, x: 0, y: 0 })).toBe(true);
  for (const wrong of [
    { z: 1, x: 2, y: 0 },
    { z: 1, x: 0.5, y: 0 },
    { z: 30, x: 0, y: 0 },
    { z: 1, x: Number.NaN, y: 0 },
    { z: 1, x: -1, y: 0 },
  ])
    expect(isTile(wrong)).toBe(false);
});

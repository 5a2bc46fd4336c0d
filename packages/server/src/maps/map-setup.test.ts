import type { MapConfig } from '@gongdi/api';
import { expect, it } from 'vitest';
import { MAP_RELAY, setupOf } from './map-setup.ts';

const key = new Uint8Array(32).fill(7);
const setup = (config: MapConfig) => setupOf(config, new Map(), key);

it('gives pages neither key nor provider of what is relayed', () => {
  const { config, origins, relayed } = setup({
    layers: [
      { kind: 'tianditu', key: 'secret', relay: true },
      { kind: 'xyz', url: 'https://tiles.example/{z}/{x}/{y}?token=hidden', system: 'WGS-84', relay: true },
      { kind: 'osm' },
    ],
  });
  expect(JSON.stringify(config)).not.toMatch(/secret|hidden/);
  expect(origins).toEqual({ images: ['https://tile.openstreetmap.org'], calls: [] });
  // The place search of Tianditu is relayed with its layer.
  expect(config!.search).toMatchObject({ provider: 'tianditu', key: '' });
  expect([...relayed.values()].map((one) => ('layer' in one ? one.layer.kind : one.search.provider))).toEqual([
    'tianditu',
    'xyz',
    'tianditu',
  ]);
});

it('makes the same address from the same configuration and key alone', () => {
  const layer = { kind: 'tianditu', key: 'secret', relay: true } as const;
  const address = (of: Uint8Array) => setupOf({ layers: [layer] }, new Map(), of).config!.layers![0]!.relay as string;
  expect(address(key)).toBe(address(key));
  expect(address(key)).not.toBe(address(new Uint8Array(32)));
  expect(address(key)).toMatch(new RegExp(`^${MAP_RELAY}[0-9a-f]{32}$`));
});

it('leaves what is not relayed as it is', () => {
  const config: MapConfig = { layers: [{ kind: 'amap', key: 'open' }], search: { provider: 'none' } };
  expect(setup(config).config).toEqual(config);
  expect(setup(config).relayed.size).toBe(0);
});

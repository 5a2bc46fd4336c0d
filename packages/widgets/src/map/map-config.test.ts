import { expect, it } from 'vitest';
import { mapConfigOf } from './map-config.ts';

it('takes what a host has configured, asked for or not', async () => {
  const map = { layers: [{ kind: 'osm' }] } as const;
  expect(await mapConfigOf({})).toBeNull();
  expect(await mapConfigOf({ map })).toBe(map);
  expect(await mapConfigOf({ map: () => Promise.resolve(map) })).toBe(map);
  expect(await mapConfigOf({ map: () => Promise.reject(new Error('offline')) })).toBeNull();
});

import { mapOrigins } from '@gongdi/api';
import { expect, it } from 'vitest';
import { pagePolicy } from './security.ts';

const none = { named: [], loopback: false };
const policy = (images: string, calls: string) =>
  `default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:${images}; media-src 'self' blob:; ` +
  `connect-src 'self'${calls}; frame-ancestors 'self'; base-uri 'none'; form-action 'self'`;

it('lets through nothing but the page itself', () => {
  expect(pagePolicy(none)).toBe(policy('', ''));
  expect(pagePolicy(none, mapOrigins({ layers: [], search: { provider: 'none' } }))).toBe(policy('', ''));
});

it('lets through what the maps are drawn from and ask, origin by origin', () => {
  const maps = mapOrigins({
    layers: [
      { kind: 'amap', key: 'k' },
      { kind: 'xyz', url: 'http://tiles.lan:8080/{z}/{x}/{y}.png', system: 'WGS-84' },
      { kind: 'pmtiles', url: 'https://files.lan/city.pmtiles', system: 'WGS-84' },
    ],
  });
  const hosts = [1, 2, 3, 4].map((n) => ` https://webrd0${n}.is.autonavi.com`).join('');
  const pictures = [1, 2, 3, 4].map((n) => ` https://webst0${n}.is.autonavi.com`).join('');
  expect(pagePolicy(none, maps)).toBe(
    policy(`${hosts}${pictures} http://tiles.lan:8080`, ' https://files.lan https://restapi.amap.com'),
  );
});

it('lets through the streams of the media servers that are named', () => {
  const found = pagePolicy(none, undefined, ['https://media.lan:8443', 'wss://media.lan:8443']);
  expect(found).toContain("media-src 'self' blob: https://media.lan:8443 wss://media.lan:8443;");
  expect(found).toContain("connect-src 'self' https://media.lan:8443 wss://media.lan:8443;");
});

import { convert } from '@gongdi/geo';
import { expect, it } from 'vitest';
import { placeHere } from './place-here.ts';

it('takes the position of a device, which is WGS-84, to GCJ-02', () => {
  // The Oriental Pearl Tower.
  const device = { longitude: 121.495258, latitude: 31.241665 };
  const stored = placeHere(device);
  const [east, north] = convert([device.longitude, device.latitude], 'WGS-84', 'GCJ-02');
  expect(stored).toEqual({ longitude: Number(east.toFixed(6)), latitude: Number(north.toFixed(6)) });
  // Some 480 metres from the browser's position; the reverse conversion returns to that position.
  expect(Math.abs(stored.longitude - device.longitude)).toBeGreaterThan(0.004);
  const [back, up] = convert([stored.longitude, stored.latitude], 'GCJ-02', 'WGS-84');
  expect(back).toBeCloseTo(device.longitude, 5);
  expect(up).toBeCloseTo(device.latitude, 5);
});

it('leaves a place outside of China as it is', () => {
  expect(placeHere({ longitude: 13.4, latitude: 52.52 })).toEqual({ longitude: 13.4, latitude: 52.52 });
});

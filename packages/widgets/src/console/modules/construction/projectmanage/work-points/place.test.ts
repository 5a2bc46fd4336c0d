import { DEFAULT_SYSTEM, type CoordinateSystem } from '@gongdi/geo';
import { expect, it } from 'vitest';
import { inSystem, pickerStart } from './place.ts';

const WGS: CoordinateSystem = 'WGS-84';
const PROJECT = {
  address: '工地',
  longitude: 116.4,
  latitude: 39.9,
};
const typed = { longitude: 121.5, latitude: 31.2, system: DEFAULT_SYSTEM };

it('begins at what was typed, with its address, in the system of the map', () => {
  expect(pickerStart({ ...typed, address: '南京路' }, PROJECT, DEFAULT_SYSTEM)).toEqual({
    longitude: 121.5,
    latitude: 31.2,
    address: '南京路',
  });
  const start = pickerStart(typed, undefined, WGS)!;
  expect(start).not.toHaveProperty('address');
  expect(start.longitude).not.toBe(121.5);
  expect(start.longitude).toBeCloseTo(121.5, 1);
});

it('begins at the project as long as a coordinate is missing, without the address of the point', () => {
  const half = { ...typed, latitude: null, address: '南京路' };
  expect(pickerStart(half, PROJECT, DEFAULT_SYSTEM)).toEqual({ longitude: 116.4, latitude: 39.9 });
  expect(pickerStart({ system: DEFAULT_SYSTEM }, undefined, DEFAULT_SYSTEM)).toBeUndefined();
});

it('begins at the equator and at Greenwich too', () => {
  expect(pickerStart({ longitude: 0, latitude: 0, system: WGS }, PROJECT, WGS)).toEqual({ longitude: 0, latitude: 0 });
});

it('gives a chosen place with six decimals', () => {
  const place = { longitude: 121.50000049, latitude: 31.2000006 };
  expect(inSystem(place, DEFAULT_SYSTEM, DEFAULT_SYSTEM)).toEqual({ longitude: 121.5, latitude: 31.200001 });
  const there = inSystem({ longitude: 121.5, latitude: 31.2 }, DEFAULT_SYSTEM, WGS);
  expect(inSystem(there, WGS, DEFAULT_SYSTEM).longitude).toBeCloseTo(121.5, 5);
});

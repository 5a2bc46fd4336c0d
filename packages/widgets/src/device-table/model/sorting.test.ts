import { expect, it } from 'vitest';
import type { Reading } from '../../device/model/readings.ts';
import { keyOf, QUANTITY, sorted } from './sorting.ts';

const devices = [
  { id: 'a', name: '10# 塔吊', number: 'TC-10', type: 3 },
  { id: 'b', name: '2# 塔吊', number: 'TC-9', type: 3 },
  { id: 'c', name: '1# 升降机', number: 'TC-2', type: 4 },
];
const readings: Record<string, Reading> = {
  a: { online: 1, level: 1, at: '2026-11-20T02:00:00.000Z', values: { load: 2 }, levels: {} },
  b: { online: 1, level: 3, at: '2026-11-20T03:00:00.000Z', values: { load: 10 }, levels: {} },
};
const order = (by: string, way: 'asc' | 'desc') =>
  sorted(devices, new Map(devices.map((one) => [one.id, keyOf(one, readings[one.id], by)])), way).map(({ id }) => id);

it.each([
  ['number', 'asc', 'cba'],
  ['number', 'desc', 'abc'],
  ['name', 'asc', 'cba'],
  ['level', 'desc', 'bac'],
  ['at', 'asc', 'abc'],
  // A device without a value comes last in both orders.
  [`${QUANTITY}load`, 'asc', 'abc'],
  [`${QUANTITY}load`, 'desc', 'bac'],
  // Devices with equal keys are sorted by their numbers.
  ['type', 'asc', 'bac'],
  ['type', 'desc', 'cba'],
] as const)('by %s, %s', (by, way, found) => expect(order(by, way).join('')).toBe(found));

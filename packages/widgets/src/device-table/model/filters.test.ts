import { expect, it } from 'vitest';
import type { Reading } from '../../device/model/readings.ts';
import { countsOf, isFiltered, matches, type Filters } from './filters.ts';

const device = { id: 'a', name: '1# 塔吊', number: 'TC-001', type: 3, install: 2 };
const reading: Reading = { online: 1, level: 2, at: '2026-11-20T02:00:00.000Z', values: {}, levels: {} };

it.each([
  [{}, true],
  [{ keyword: ' tc-0 ' }, true],
  [{ keyword: '塔吊' }, true],
  [{ keyword: '电梯' }, false],
  [{ types: [4, 3] }, true],
  [{ types: [4] }, false],
  [{ online: 1 }, true],
  [{ online: 0 }, false],
  [{ levels: [2, 3] }, true],
  [{ levels: [0] }, false],
  [{ install: 2 }, true],
  [{ install: 3 }, false],
] as [Filters, boolean][])('%j: %s', (filters, found) => expect(matches(device, reading, filters)).toBe(found));

it('takes one that has told nothing for offline and normal', () => {
  expect(matches(device, undefined, { online: 0, levels: [0] })).toBe(true);
  expect(countsOf([device, { ...device, id: 'b' }], (id) => (id === 'a' ? reading : undefined))).toEqual({
    online: 1,
    offline: 1,
    levels: [1, 0, 1, 0],
  });
});

it('knows whether anything is looked for', () => {
  expect(
    [{}, { keyword: '' }, { types: [] }, { online: 0 as const }, { levels: [1 as const] }].map(isFiltered),
  ).toEqual([false, false, false, true, true]);
});

import { FENCE_CODE, newFenceCode, parseWire, polygonOf, wireFence, writeWire } from '@gongdi/geo';
import { expect, test } from 'vitest';

const START = 1_700_000_000_000;
const square = (from: number) =>
  polygonOf([
    [from, 31],
    [from + 0.01, 31],
    [from + 0.01, 31.01],
    [from, 31.01],
  ]);

test('console 3: a fence is a list of polygons, each a list of [longitude, latitude, 0, 0, timestamp]', () => {
  const fence = wireFence([square(121), square(122)], START);
  expect(fence.map((polygon) => polygon.length)).toEqual([4, 4]);
  expect(fence[0]![0]).toEqual([121, 31, 0, 0, START]);
  expect(fence[1]![2]).toEqual([122.01, 31.01, 0, 0, START + 6000]);
});

test('console 3: timestamps increase by 1000 per point', () => {
  const times = wireFence([square(121), square(122)], START)
    .flat()
    .map((point) => point[4]);
  expect(times).toEqual(Array.from({ length: 8 }, (_, at) => START + at * 1000));
});

test('console 3: what is written is read again, and left as it is while nobody edits it', () => {
  const text = writeWire([square(121)], null, START);
  expect(parseWire(text)).toEqual([square(121)]);
  expect(writeWire(parseWire(text), text, START + 99)).toBe(text);
});

test('console 3: a fence code is a generated id without dashes', () => {
  const codes = Array.from({ length: 50 }, () => newFenceCode());
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(codes).size).toBe(50);
  expect(FENCE_CODE.test('0190c1de-6f0a-7000-8000-000000000000')).toBe(false);
});

// @vitest-environment jsdom
import type { RecordPlace } from '@gongdi/api';
import { expect, it } from 'vitest';
import { apart, boxAround, boxText, canSplit, cellAt, readViewText, short, spread, viewText } from './place-marks.ts';

it('cells are half as wide with each zoom level', () => {
  expect(cellAt(11) / cellAt(12)).toBe(2);
});

it('records on one spot cannot be taken apart', () => {
  expect(canSplit({ box: [121, 31, 121, 31.000_001] })).toBe(false);
  expect(canSplit({ box: [121, 31, 121, 31.001] })).toBe(true);
});

it('a box stays on the earth', () => {
  expect(boxText([-200, -91, 181.1234567, 31.1234567])).toBe('-180,-90,180,31.123457');
  expect(boxAround([])).toBeUndefined();
  expect(boxAround([{ box: [1, 3, 2, 4] }, { box: [2, 2, 3, 3] }])).toEqual([1, 2, 3, 4]);
});

it('the view comes back from the address as it went, and nothing else does', () => {
  expect(readViewText(viewText([121.47, 31.23], 12))).toEqual({ center: [121.47, 31.23], zoom: 12 });
  expect([undefined, '', '1,2', '500,1,2', 'a,b,c', '1,,3'].map(readViewText)).toEqual(Array(6).fill(undefined));
});

it('numbers fit into a circle', () => {
  expect([7, 999, 1000, 9999, 10_000, 123_456, 2_000_000].map(short)).toEqual([
    '7',
    '999',
    '1.0k',
    '9.9k',
    '10k',
    '123k',
    '2M',
  ]);
});

it('circles that would lie over each other are one, and every record is counted once', () => {
  const place = (total: number, longitude: number): RecordPlace => ({
    longitude,
    latitude: 31,
    box: [longitude - 1, 30, longitude + 1, 32],
    total,
    row: total === 1 ? ({ id: `at ${longitude}` } as never) : null,
  });
  const found = apart([place(100, 0), place(1000, 20), place(50, 200), place(1, 21)], ({ longitude }) => ({
    x: longitude,
    y: 0,
  }));
  expect(found.map(({ total }) => total)).toEqual([1100, 50, 1]);
  expect(found[0]).toMatchObject({ box: [-1, 30, 21, 32], row: null });
  expect(found[0]!.longitude).toBeCloseTo(18.18, 2);
  expect(found[2]!.row).not.toBeNull();
});

it('marks that hide each other are moved apart, the first stays, and others are left alone', () => {
  const circles = [
    ...Array.from({ length: 6 }, (_, at) => ({ x: 100 + at, y: 100, size: 36 })),
    { x: 400, y: 100, size: 36 },
  ];
  const moved = spread(circles);
  const now = circles.map(({ x, y }, at) => ({ x: x + moved[at]!.x, y: y + moved[at]!.y }));
  expect([moved[0], moved[6]]).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
  const gaps = now.flatMap((one, at) => now.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  expect(Math.min(...gaps)).toBeGreaterThan(36);
});

it('marks that only touch stay at their places', () => {
  expect(
    spread([
      { x: 0, y: 0, size: 36 },
      { x: 30, y: 0, size: 36 },
    ]),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

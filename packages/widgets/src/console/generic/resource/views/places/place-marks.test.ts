// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { boxAround, boxText, canSplit, cellAt, readViewText, short, viewText } from './place-marks.ts';

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

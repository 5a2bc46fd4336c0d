import { expect, it } from 'vitest';
import { HEAT_ALPHA, heatColor, heatField, heatPixels, rangeOf } from './field.ts';

const CORNERS = [
  { x: 0, y: 0, value: 10 },
  { x: 1, y: 1, value: 30 },
];

it('has the measured values at their places and those between in between', () => {
  const field = heatField(CORNERS, 11, 11, 1);
  expect(field[0]).toBeLessThan(0.05);
  expect(field[120]).toBeGreaterThan(0.95);
  expect(field[60]).toBeCloseTo(0.5, 5);
  expect(rangeOf(CORNERS)).toEqual([10, 30]);
});

it('is even where everything is the same', () => {
  expect([...heatField([{ x: 0.5, y: 0.5, value: 7 }], 2, 2, 1)]).toEqual([0.5, 0.5, 0.5, 0.5]);
});

it('goes from blue to red and stays within', () => {
  expect([heatColor(-1), heatColor(1), heatColor(2)]).toEqual([heatColor(0), [216, 52, 46], [216, 52, 46]]);
});

it('is painted from the top left, in the colours of its values, and not at all where nothing was measured', () => {
  const pixels = heatPixels(CORNERS, 11, 11, 1);
  const at = (column: number, row: number) => [
    ...pixels.subarray((row * 11 + column) * 4, (row * 11 + column) * 4 + 4),
  ];
  expect(pixels).toHaveLength(11 * 11 * 4);
  const [low, high] = [at(0, 0), at(10, 10)];
  expect(low[2]).toBeGreaterThan(200);
  expect(low[0]).toBeLessThan(60);
  expect(high[0]).toBeGreaterThan(200);
  expect(high[2]).toBeLessThan(60);
  expect(at(5, 5)).toEqual([...heatColor(0.5), HEAT_ALPHA]);
  expect(heatPixels([], 2, 2, 1).some((part) => part > 0)).toBe(false);
});

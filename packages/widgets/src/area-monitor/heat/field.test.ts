import { expect, it } from 'vitest';
import { heatColor, heatField, rangeOf } from './field.ts';

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

import { expect, it } from 'vitest';
import type { LevelRule } from '@gongdi/domain';
import type { TrendPoint } from '../host/props.ts';
import { columnsOf, limitLines, summaryOf } from './series.ts';

const point = (at: number, value: number): TrendPoint => [at, value - 1, value, value + 2, value + 1];

it('lays lines side by side over all their instants', () => {
  const a = { device: 'a', name: 'A', points: [point(1000, 1), point(3000, 3)] };
  const b = { device: 'b', name: 'B', points: [point(2000, 5), point(3000, 6)] };
  expect(columnsOf([a, b])).toEqual([
    [1, 2, 3],
    [1, null, 3],
    [null, 5, 6],
  ]);
  expect(summaryOf(a)).toEqual({ low: 0, mean: 2, high: 5, last: 4 });
  expect(summaryOf({ ...a, points: [] })).toBeUndefined();
});

it('draws limits of the value, not of its change', () => {
  const rule = {
    quantity: 'x',
    measure: 'value',
    warning_lower: null,
    warning_upper: 10,
    alarm_lower: -5,
    alarm_upper: 20,
    control_lower: null,
    control_upper: null,
  } as LevelRule;
  expect(limitLines([rule, { ...rule, measure: 'rate' }, { ...rule, quantity: 'y' }], 'x')).toEqual([
    { level: 1, side: 'upper', value: 10 },
    { level: 2, side: 'lower', value: -5 },
    { level: 2, side: 'upper', value: 20 },
  ]);
});

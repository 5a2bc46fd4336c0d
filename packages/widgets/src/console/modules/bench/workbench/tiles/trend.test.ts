import { expect, it } from 'vitest';
import { linePoints, trendFacts } from './trend.ts';

it('compares the last days with as many before, as far as the trend reaches', () => {
  const trend = Array.from({ length: 30 }, (_, day) => day);
  expect(trendFacts(trend, 7)).toEqual({ now: 26 * 7, before: 19 * 7 });
  expect(trendFacts(trend, 30)).toEqual({ now: 435, before: null });
});

it('draws a line through the numbers', () => {
  expect(linePoints([0, 2, 1], 20, 10)).toBe('0,10 10,0 20,5');
  expect(linePoints([0, 0], 20, 10)).toBe('0,10 20,10');
});

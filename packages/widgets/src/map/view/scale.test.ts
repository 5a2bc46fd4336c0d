import { expect, test } from 'vitest';
import { scaleBar } from './scale.ts';

test('the bar is a round length, at most 100 pixels wide', () => {
  expect(scaleBar(4.08)).toEqual({ metres: 200, width: 200 / 4.08 });
  expect(scaleBar(1)).toEqual({ metres: 100, width: 100 });
  expect(scaleBar(0.06)).toEqual({ metres: 5, width: 5 / 0.06 });
  expect(scaleBar(120)).toEqual({ metres: 10_000, width: 10_000 / 120 });
});

import { expect, test } from 'vitest';
import { middleOf } from './middle-of.ts';

test.each([
  [
    'a straight line',
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    { x: 5, y: 0 },
  ],
  [
    'a bent line',
    [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 10 },
    ],
    { x: 2, y: 4 },
  ],
  [
    'a line of one place',
    [
      { x: 3, y: 3 },
      { x: 3, y: 3 },
    ],
    { x: 3, y: 3 },
  ],
  ['no line', [], undefined],
])('%s', (_what, points, middle) => {
  expect(middleOf(points)).toEqual(middle);
});

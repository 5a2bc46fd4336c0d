import { expect, it } from 'vitest';
import { checklistProblems, scoreOf } from './score.ts';

it.each([
  ['nothing without scores', [{ result: 1 }], null],
  [
    'all of a good item and none of a failed one',
    [
      { result: 1, full_score: 10 },
      { result: 2, full_score: 20 },
    ],
    33.3,
  ],
  ['the points that were given', [{ result: 2, full_score: 10, points: 6 }], 60],
  [
    'no item that is not there',
    [
      { result: 1, full_score: 10 },
      { result: 3, full_score: 90 },
    ],
    100,
  ],
])('the score counts %s', (_, items, score) => expect(scoreOf(items)).toBe(score));

it('refuses more points than an item is worth', () => {
  expect(checklistProblems({ items: [{ result: 1, full_score: 10, points: 11 }] })).toHaveLength(1);
  expect(checklistProblems({ items: [{ result: 1, points: 11 }] })).toEqual([]);
});

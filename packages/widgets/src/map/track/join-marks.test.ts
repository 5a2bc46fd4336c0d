import { expect, test } from 'vitest';
import { joinMarks } from './join-marks.ts';

const of = (ats: readonly number[], gap: number) =>
  joinMarks(
    ats.map((at) => ({ at })),
    gap,
  ).map((group) => group.map(({ at }) => at));

test('marks that would touch are one, in the order of time; none is lost', () => {
  expect(of([], 10)).toEqual([]);
  expect(of([30, 0, 9, 10, 12], 10)).toEqual([[0, 9], [10, 12], [30]]);
  expect(of([5, 5, 5], 10)).toEqual([[5, 5, 5]]);
  // A row of marks does not become one that reaches over the whole slider.
  const many = Array.from({ length: 100 }, (_, at) => at);
  const groups = of(many, 10);
  expect(groups).toHaveLength(10);
  expect(groups.flat()).toEqual(many);
});

import { describe, expect, it } from 'vitest';
import { PARTIAL, pointsFor } from './mark.ts';
import { paperProblems } from './paper.ts';

const LETTERS = ['A', 'B', 'C', 'D'];
const subsets = (letters: readonly string[]): string[] =>
  letters.reduce<string[]>((all, letter) => [...all, ...all.map((one) => one + letter)], ['']);

describe('pointsFor a multiple choice', () => {
  const question = (answer: string) => ({ question_type: 2, answer, points: 6 });
  const cases = subsets(LETTERS).filter((answer) => answer.length >= 2);

  it.each(Object.values(PARTIAL))('rule %i: all for what is right, nothing for a wrong one, never more', (rule) => {
    for (const answer of cases)
      for (const given of subsets(LETTERS)) {
        const points = pointsFor(question(answer), given, rule)!;
        const wrong = Array.from(given).some((letter) => !answer.includes(letter));
        if (given === answer) expect(points).toBe(6);
        else if (wrong || given === '' || rule === PARTIAL.nothing) expect(points).toBe(0);
        else expect(points).toBeLessThan(6);
        // Another right choice never costs points.
        const more = Array.from(answer).find((letter) => !given.includes(letter));
        if (!wrong && more) expect(pointsFor(question(answer), given + more, rule)!).toBeGreaterThanOrEqual(points);
      }
  });

  it('counts halves and shares', () => {
    expect(pointsFor(question('ABC'), 'BA', PARTIAL.half)).toBe(3);
    expect(pointsFor(question('ABC'), 'BA', PARTIAL.proportion)).toBe(4);
    expect(pointsFor(question('ABC'), 'CBA', PARTIAL.nothing)).toBe(6);
  });
});

it.each([
  [{ question_type: 1, answer: 'B', points: 2 }, 'B', 2],
  [{ question_type: 1, answer: 'B', points: 2 }, 'A', 0],
  [{ question_type: 3, answer: '错误', points: 2 }, '错误', 2],
  [{ question_type: 4, answer: '2|二；安全带', points: 4 }, ' 二 \n安全带', 4],
  [{ question_type: 4, answer: '2|二；安全带', points: 4 }, '２\n安全带', 4],
  [{ question_type: 4, answer: '2|二；安全带', points: 4 }, '2\n保险带', null],
  [{ question_type: 4, answer: '2|二；安全带', points: 4 }, '\n', 0],
  [{ question_type: 4, answer: '2', points: 4 }, null, 0],
])('marks %o answered %s with %s', (question, given, points) => {
  expect(pointsFor(question, given, PARTIAL.nothing)).toBe(points);
});

describe('paperProblems', () => {
  const paper = {
    total_points: 100,
    pass_points: 60,
    draw_way: 1,
    points_single: 3,
    points_multiple: 5,
    points_judgement: 2,
    draw_rules: [
      { question_type: 1, question_count: 20 },
      { question_type: 2, question_count: 4 },
      { question_type: 3, question_count: 10 },
    ],
  };
  it.each([
    [{}, []],
    [{ pass_points: 101 }, ['pass_points']],
    [{ draw_rules: [] }, ['draw_rules']],
    [{ draw_way: 2 }, ['question_ids']],
    [{ draw_way: 2, question_ids: ['a'] }, []],
  ])('%o', (change, wrong) => expect(paperProblems({ ...paper, ...change }).map(({ path }) => path)).toEqual(wrong));
});

import { describe, expect, it } from 'vitest';
import { countOf, numberFrom, NUMBER_RESETS, numberRuleProblems } from './number-pattern.ts';

const thing = { day: '2026-03-07', project: 'SZX-01' };

describe('a number', () => {
  it.each([
    ['ZG-{PROJECT}-{YYYY}{MM}-{0000}', 12, 'ZG-SZX-01-202603-0012'],
    ['{YY}{MM}{DD}{000}', 7, '260307007'],
    ['安全（{00}）', 123, '安全（123）'],
  ])('by %s and serial %i is %s', (pattern, serial, number) => expect(numberFrom(pattern, thing, serial)).toBe(number));

  it('of a record without a project has a zero in its place', () =>
    expect(numberFrom('{PROJECT}-{0}', { ...thing, project: '' }, 3)).toBe('0-3'));
});

it.each([
  [NUMBER_RESETS.never, false, '/'],
  [NUMBER_RESETS.year, false, '2026/'],
  [NUMBER_RESETS.month, true, '2026-03/p1'],
  [NUMBER_RESETS.day, false, '2026-03-07/'],
])('counts by period %i, per project %s, as %s', (reset, per_project, name) =>
  expect(countOf({ pattern: '', reset, per_project }, '2026-03-07', 'p1')).toBe(name),
);

it.each([
  ['A-{0000}', 1, false, 0],
  ['A', 1, false, 1],
  ['{00}{00}', 1, false, 1],
  ['{0000}', 2, false, 1],
  ['{YY}{0000}', 3, false, 1],
  ['{YY}{MM}{0000}', 3, false, 0],
  ['{YY}{MM}{0000}', 4, false, 1],
  ['{0000}', 1, true, 1],
  ['{PROJECT}{0000}', 1, true, 0],
  ['{HH}{0000}', 1, false, 1],
  ['<b>{0000}', 1, false, 1],
])('%s with reset %i and per project %s has %i problems', (pattern, reset, per_project, problems) =>
  expect(numberRuleProblems({ pattern, reset, per_project })).toHaveLength(problems),
);

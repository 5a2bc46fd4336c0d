import { describe, expect, it } from 'vitest';
import { daysLater } from '../labour/identity.ts';
import { POLICY_COVER, coverGaps, coverState, type CoverTerm } from './cover.ts';

const FIRST = '2026-01-01';
const term = (from: number, to: number): CoverTerm => ({ from: daysLater(FIRST, from), to: daysLater(FIRST, to) });

describe('cover of an insurance', () => {
  it('has begun, ends soon, has ended; the last day counts', () => {
    const policy = { from: '2026-03-01', to: '2026-03-31' };
    expect(coverState(policy, '2026-02-28', 10)).toBe(POLICY_COVER.waiting);
    expect(coverState(policy, '2026-03-01', 10)).toBe(POLICY_COVER.inForce);
    expect(coverState(policy, '2026-03-20', 10)).toBe(POLICY_COVER.inForce);
    expect(coverState(policy, '2026-03-21', 10)).toBe(POLICY_COVER.ending);
    expect(coverState(policy, '2026-03-31', 10)).toBe(POLICY_COVER.ending);
    expect(coverState(policy, '2026-04-01', 10)).toBe(POLICY_COVER.ended);
  });

  it('has gaps before, between and after policies', () => {
    expect(coverGaps([], term(0, 9))).toEqual([term(0, 9)]);
    expect(coverGaps([term(0, 9)], term(0, 9))).toEqual([]);
    expect(coverGaps([term(5, 6), term(2, 3)], term(0, 9))).toEqual([term(0, 1), term(4, 4), term(7, 9)]);
    // Policies that follow each other leave no gap.
    expect(coverGaps([term(0, 4), term(5, 9)], term(0, 9))).toEqual([]);
  });

  it('is the same as looking at each day', () => {
    let state = 7;
    const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round += 1) {
      const terms = Array.from({ length: next(5) }, () => {
        const from = next(40) - 5;
        return term(from, from + next(12) - 1);
      });
      const days = Array.from({ length: 30 }, (_, at) => daysLater(FIRST, at));
      const open = days.filter((day) => !terms.some(({ from, to }) => from <= day && day <= to));
      const gaps = coverGaps(terms, term(0, 29));
      expect(days.filter((day) => gaps.some(({ from, to }) => from <= day && day <= to))).toEqual(open);
      for (const [at, gap] of gaps.slice(1).entries()) expect(gap.from > daysLater(gaps[at]!.to, 1)).toBe(true);
    }
  });
});

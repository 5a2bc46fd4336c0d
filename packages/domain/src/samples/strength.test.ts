import { describe, expect, it } from 'vitest';
import { groupValue, judgeLot, roundTo, SIZE_FACTOR } from './strength.ts';

describe('the value of a group', () => {
  it.each([
    // Specimens, value, how: worked by hand from GB/T 50107-2010, 4.3.1.
    [[30, 31, 32], 31, 'mean'],
    [[30.4, 33.1, 35.9], 33.1, 'mean'],
    // 34.5 is exactly 15 % above 30: not more than 15 %, so the mean counts.
    [[29, 30, 34.5], 31.2, 'mean'],
    [[29, 30, 34.6], 30, 'median'],
    [[25.4, 30, 31], 30, 'median'],
    [[25.4, 30, 34.6], undefined, 'void'],
    [[25.5, 30, 34.5], 30, 'mean'],
  ] as const)('of %j is %s by %s', (specimens, value, by) => {
    expect(groupValue(specimens)).toEqual({ by, value });
    expect(groupValue([specimens[2], specimens[0], specimens[1]])).toEqual({ by, value });
  });

  it('takes cubes of other sizes by their factor', () => {
    expect(groupValue([40, 40, 40], SIZE_FACTOR[100])).toEqual({ by: 'mean', value: 38 });
    expect(groupValue([40, 40, 40], SIZE_FACTOR[200])).toEqual({ by: 'mean', value: 42 });
  });

  it('refuses what is no group', () => {
    expect(() => groupValue([30, 31])).toThrow(RangeError);
    expect(() => groupValue([30, 31, 0])).toThrow(RangeError);
    expect(() => groupValue([30, 31, Number.NaN])).toThrow(RangeError);
  });
});

describe('a lot', () => {
  it('of fewer than ten groups needs a mean of 1.15 and a least value of 0.95 of the grade', () => {
    // C30: mean 34.5, least 28.5.
    expect(judgeLot([36, 34, 33.5], 30)).toEqual({
      method: 'plain',
      groups: 3,
      mean: 34.5,
      least: 33.5,
      requiredMean: 34.5,
      requiredLeast: 28.5,
      passed: true,
    });
    expect(judgeLot([36, 34, 33.1], 30)).toMatchObject({ mean: 34.4, passed: false });
    expect(judgeLot([45, 45, 28.4], 30)).toMatchObject({ mean: 39.5, passed: false });
    // From C60 on 1.10.
    expect(judgeLot([66, 66, 66], 60)).toMatchObject({ requiredMean: 66, requiredLeast: 57, passed: true });
  });

  it('of ten groups is judged by mean and standard deviation, not below 2.5 MPa', () => {
    // Ten groups of C30 whose deviation is 0.99 MPa: 30 + 1.15 × 2.5 = 32.875, 0.9 × 30 = 27.
    const even = [34, 35, 33, 34, 36, 34, 35, 33, 34, 35];
    expect(judgeLot(even, 30)).toMatchObject({
      method: 'statistical',
      deviation: 2.5,
      mean: 34.3,
      requiredMean: 32.9,
      requiredLeast: 27,
      passed: true,
    });
    // One fewer of the same is judged without statistics, and fails by its mean.
    expect(judgeLot(even.slice(1), 30)).toMatchObject({ method: 'plain', requiredMean: 34.5, passed: false });
  });

  // Oracle: figures worked out apart from the program (Python's statistics.stdev and the tables of the standard).
  it.each([
    {
      grade: 30,
      values: [38.2, 35.4, 41.7, 29.8, 36.9, 33.3, 39.1, 37.5, 34.6, 40.2],
      mean: 36.7,
      deviation: 3.52,
      requiredMean: 34,
      requiredLeast: 27,
      passed: true,
    },
    {
      grade: 35,
      values: [38.2, 35.4, 41.7, 29.8, 36.9, 33.3, 39.1, 37.5, 34.6, 40.2],
      mean: 36.7,
      deviation: 3.52,
      requiredMean: 39,
      requiredLeast: 31.5,
      passed: false,
    },
    {
      grade: 40,
      values: [46.1, 44.3, 48.7, 42.5, 45.2, 47.8, 43.6, 49.1, 44.9, 46.6, 45.5, 47.2, 41.9, 46.0, 48.2],
      mean: 45.8,
      deviation: 2.5,
      requiredMean: 42.6,
      requiredLeast: 34,
      passed: true,
    },
    {
      grade: 30,
      values: [
        36.1, 33.4, 38.9, 25.2, 35.8, 37.2, 34.4, 39.6, 36.7, 35.1, 33.9, 38.0, 37.7, 34.8, 36.3, 35.5, 38.4, 33.0,
        36.9, 37.1,
      ],
      mean: 35.7,
      deviation: 3.06,
      requiredMean: 32.9,
      requiredLeast: 25.5,
      passed: false,
    },
  ])('agrees with the oracle: C$grade, mean $mean', ({ grade, values, ...figures }) => {
    expect(judgeLot(values, grade)).toMatchObject({ ...figures, groups: values.length });
  });

  it('is never better with a worse least value, and the factors change at 15 and 20 groups', () => {
    const of = (groups: number) =>
      judgeLot(
        Array.from({ length: groups }, () => 40),
        30,
      );
    expect([10, 14, 15, 19, 20].map((groups) => of(groups).requiredMean)).toEqual([32.9, 32.9, 32.6, 32.6, 32.4]);
    expect([14, 15].map((groups) => of(groups).requiredLeast)).toEqual([27, 25.5]);
    for (let groups = 1; groups < 30; groups++) {
      const values = Array.from({ length: groups }, (_, at) => 33 + ((at * 7) % 11) / 2);
      const worse = [...values.slice(0, -1), 20];
      expect(Number(judgeLot(worse, 30).passed)).toBeLessThanOrEqual(Number(judgeLot(values, 30).passed));
    }
    expect(() => judgeLot([], 30)).toThrow(RangeError);
  });
});

it('rounds half up without the error of binary fractions', () => {
  expect([roundTo(31.25, 1), roundTo(1.005, 2), roundTo(32.875, 2)]).toEqual([31.3, 1.01, 32.88]);
});

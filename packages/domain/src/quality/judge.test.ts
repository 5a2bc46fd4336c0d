import { describe, expect, it } from 'vitest';
import { judgeMeasure, limitsProblems, limitsText, type MeasureLimits } from './judge.ts';

const limits = (more: Partial<MeasureLimits> = {}): MeasureLimits => ({
  lower_limit: null,
  upper_limit: 8,
  pass_share: 80,
  worst_factor: 1.5,
  ...more,
});

describe('judging measured points', () => {
  it('passes at the share and at the limits themselves, not below', () => {
    expect(judgeMeasure([8, 0, 3, 8, 9], limits())).toMatchObject({ passed: 4, bursts: 1, rate: 80, passes: true });
    expect(judgeMeasure([8, 0, 9, 8, 9], limits())).toMatchObject({ passed: 3, rate: 60, passes: false });
    expect(judgeMeasure([8, 8, 8, 8, 9], limits({ pass_share: 80.01 })).passes).toBe(false);
  });

  it('fails by one point beyond the factor, however many others pass', () => {
    const many = Array.from({ length: 99 }, () => 1);
    expect(judgeMeasure([...many, 12], limits())).toMatchObject({ severe: 0, passes: true });
    expect(judgeMeasure([...many, 12.1], limits())).toMatchObject({ severe: 1, passes: false, worst: 12.1 });
    expect(judgeMeasure([...many, 40], limits({ worst_factor: null })).passes).toBe(true);
  });

  it('compares dimensions with the design, each side with its own limit', () => {
    const section = limits({ lower_limit: -5, upper_limit: 10 });
    const judged = judgeMeasure([595, 610, 594, 608], section, 600);
    expect(judged.points.map(({ deviation }) => deviation)).toEqual([-5, 10, -6, 8]);
    expect(judged).toMatchObject({ bursts: 1, worst: -6, passes: false });
    expect(judgeMeasure([592], section, 600).severe).toBe(1);
    expect(judgeMeasure([592.5], section, 600).severe).toBe(0);
  });

  it('asks 90 % for the cover of reinforcement', () => {
    const cover = limits({ lower_limit: -3, upper_limit: 3, pass_share: 90 });
    const nine = [15, 15, 15, 15, 15, 15, 15, 15, 15];
    expect(judgeMeasure([...nine, 19], cover, 15).passes).toBe(true);
    expect(judgeMeasure([...nine.slice(1), 19, 19], cover, 15).passes).toBe(false);
  });

  it('is not misled by binary fractions', () => {
    expect(judgeMeasure([0.3], limits({ upper_limit: 0.2 }), 0.1).bursts).toBe(0);
    expect(judgeMeasure([2.4], limits({ upper_limit: 1.6 })).severe).toBe(0);
  });

  it('has no bound where there is none, and none to spare at zero', () => {
    expect(judgeMeasure([-50], limits()).bursts).toBe(0);
    expect(judgeMeasure([-0.1], limits({ lower_limit: 0, upper_limit: 25 }))).toMatchObject({ bursts: 1, severe: 1 });
    expect(judgeMeasure([], limits())).toMatchObject({ rate: 0, worst: undefined, passes: false });
  });

  it('agrees with a slow count over many draws', () => {
    let state = 7;
    const draw = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    for (let round = 0; round < 400; round += 1) {
      const [low, high, share] = [-draw(9), draw(9), draw(101)];
      // Whole numbers, so that the slow way needs no rounding.
      const readings = Array.from({ length: 1 + draw(20) }, () => draw(40) - 20);
      const judged = judgeMeasure(readings, limits({ lower_limit: low, upper_limit: high, pass_share: share }));
      let inside = 0;
      let far = false;
      for (const one of readings) {
        if (one >= low && one <= high) inside += 1;
        if (one > 0 ? 2 * one > 3 * high : 2 * one < 3 * low) far = true;
      }
      expect([judged.passed, judged.passes]).toEqual([inside, !far && inside * 100 >= share * readings.length]);
    }
  });
});

it('names limits as people write them', () => {
  expect(limitsText(limits(), 'mm')).toBe('≤ 8 mm');
  expect(limitsText(limits({ lower_limit: -5, upper_limit: 10 }), 'mm')).toBe('-5 ~ +10 mm');
  expect(limitsText(limits({ lower_limit: -3, upper_limit: 3 }), 'mm')).toBe('±3 mm');
  expect(limitsText(limits({ lower_limit: -20, upper_limit: null }), 'mm')).toBe('≥ -20 mm');
});

it('refuses an item without any limit', () => {
  expect(limitsProblems({ lower_limit: null })).toHaveLength(1);
  expect(limitsProblems({ lower_limit: 0 })).toEqual([]);
});

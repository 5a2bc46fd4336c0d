import { describe, expect, it } from 'vitest';
import { curingOf } from './curing.ts';
import { isJudgedByLot, mayAcceptFailed, mayReleaseEarly, SAMPLE, sampleOfMaterial, MATERIAL_KIND } from './kinds.ts';
import { MATCH, matchOf } from './match.ts';
import { plannedGroups, witnessedGroups } from './plan.ts';

const daysOf = (from: string, means: readonly (number | undefined)[]) =>
  means.flatMap((mean, at) => {
    const day = new Date(Date.parse(`${from}T00:00:00Z`) + (at + 1) * 86_400_000).toISOString().slice(0, 10);
    return mean === undefined ? [] : [{ day, mean }];
  });

describe('curing with the structure', () => {
  it('is over at 600 °C·d, which 24 days of 25 °C reach', () => {
    const means = daysOf(
      '2026-06-01',
      Array.from({ length: 30 }, () => 25),
    );
    expect(curingOf('2026-06-01', '2026-06-24', means)).toMatchObject({ degreeDays: 575, reachedOn: undefined });
    expect(curingOf('2026-06-01', '2026-07-01', means)).toEqual({
      degreeDays: 750,
      days: 30,
      missing: [],
      reachedOn: '2026-06-25',
    });
  });

  it('needs 14 days, however hot', () => {
    const means = daysOf(
      '2026-07-01',
      Array.from({ length: 20 }, () => 50),
    );
    expect(curingOf('2026-07-01', '2026-07-21', means).reachedOn).toBe('2026-07-15');
  });

  it('counts no day of 0 °C or less, neither as a day nor as degrees', () => {
    const means = daysOf('2026-01-01', [0, -5, 0.1, 10]);
    expect(curingOf('2026-01-01', '2026-01-05', means)).toMatchObject({ degreeDays: 10.1, days: 2, missing: [] });
  });

  it('names days without a temperature, and assumes nothing of them', () => {
    const means = daysOf('2026-03-01', [12, undefined, 14]);
    expect(curingOf('2026-03-01', '2026-03-05', means)).toMatchObject({
      degreeDays: 26,
      days: 2,
      missing: ['2026-03-03', '2026-03-05'],
    });
  });
});

describe('the plan of samples', () => {
  it.each([
    [{ volume: 80 }, 1],
    [{ volume: 100 }, 1],
    [{ volume: 100.5 }, 2],
    [{ volume: 1000 }, 10],
    // A continuous pour above 1,000 m³: one for each 200 m³.
    [{ volume: 1001 }, 6],
    [{ volume: 2400 }, 12],
    [{ volume: 80, batches: 101 }, 2],
    [{ volume: 80, shifts: 3 }, 3],
    [{ volume: 250, floors: 2 }, 3],
    [{ volume: 0 }, 1],
  ])('of %j is %d groups', (pour, groups) => {
    expect(plannedGroups(pour)).toBe(groups);
  });

  it('asks for a witness at 30 % of them, rounded up', () => {
    expect([1, 3, 4, 10, 11].map((planned) => witnessedGroups(planned, 30))).toEqual([1, 1, 2, 3, 4]);
  });
});

it('says of each material what it needs before it is used', () => {
  expect(sampleOfMaterial(MATERIAL_KIND.steel)).toBe(SAMPLE.steel);
  expect(sampleOfMaterial(MATERIAL_KIND.concrete)).toBeUndefined();
  expect(sampleOfMaterial(null)).toBeUndefined();
  expect(Object.values(SAMPLE).filter(isJudgedByLot)).toEqual([SAMPLE.standard, SAMPLE.sameCondition]);
  expect([mayReleaseEarly(SAMPLE.cement), mayAcceptFailed(SAMPLE.cement)]).toEqual([false, false]);
  expect([mayReleaseEarly(SAMPLE.steel), mayAcceptFailed(SAMPLE.steel)]).toEqual([false, true]);
});

describe('the three-way match', () => {
  const of = (delivered: number, accepted: number, pending = 0) =>
    matchOf({ ordered: 100, delivered, accepted, pending, tolerance: 0.3 });
  it('compares what was ordered, delivered and accepted within the tolerance', () => {
    expect(of(0, 0)).toBe(MATCH.none);
    expect(of(40, 0, 40)).toBe(MATCH.pending);
    expect(of(40, 40)).toBe(MATCH.partial);
    expect(of(100, 100)).toBe(MATCH.matched);
    expect(of(99.7, 99.7)).toBe(MATCH.matched);
    expect(of(99.6, 99.6)).toBe(MATCH.partial);
    expect(of(100.3, 100.3)).toBe(MATCH.matched);
    expect(of(100.4, 100.3)).toBe(MATCH.over);
    expect(of(60, 50)).toBe(MATCH.short);
    expect(of(0.1 + 0.2, 0.3)).toBe(MATCH.partial);
  });
});

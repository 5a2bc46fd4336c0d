import { describe, expect, it } from 'vitest';
import { randomOf } from '../training/random.ts';
import { lineProblem, sameItems, templateProblems } from './check.ts';
import { appraisalResult, gradeOf, sheetScore, type AppraisalLine, type AppraisalRules } from './score.ts';
import { weightsOf } from './weights.ts';

const RULES: AppraisalRules = {
  sections: [
    { section: '安全', weight: 60 },
    { section: '质量', weight: 40 },
  ],
  items: [
    { section: '安全', item: '教育', item_kind: 2, full_points: 10 },
    { section: '安全', item: '临边', item_kind: 1, full_points: 20 },
    { section: '质量', item: '实测', item_kind: 1, full_points: 50 },
    { section: '', item: '死亡事故', item_kind: 3 },
  ],
  bands: [
    { grade: 2, floor: 80 },
    { grade: 4, floor: 70 },
    { grade: 6, floor: 0 },
  ],
  scorer_rule: 1,
  veto_effect: 1,
};
const lines = (...points: (number | null)[]): AppraisalLine[] =>
  RULES.items.map((item, at) => ({ ...item, points: points[at] ?? null }));

describe('a sheet', () => {
  it('is the weighted shares of its sections', () => {
    expect(sheetScore(RULES, lines(8, 16, 45))).toMatchObject({ score: 84, sections: [{ score: 80 }, { score: 90 }] });
  });

  it('counts what is not there neither for nor against', () => {
    const sheet = lines(10, null, 25).map((line, at) => (at === 1 ? { ...line, is_absent: true } : line));
    expect(sheetScore(RULES, sheet).sections[0]).toMatchObject({ score: 100, full_points: 10 });
    const withoutSection = lines(9, 18, null).map((line, at) => (at === 2 ? { ...line, is_absent: true } : line));
    expect(sheetScore(RULES, withoutSection)).toMatchObject({ score: 90, sections: [{ score: 90 }, { score: null }] });
  });

  // JGJ 59-2011, 4.0.4: 安全管理, six guaranteed items of 10 and four general ones of 10.
  const table = (guaranteed: readonly number[], general: readonly number[]): AppraisalLine[] => [
    ...guaranteed.map((points, at) => ({ section: 'T', item: `g${at}`, item_kind: 2, full_points: 10, points })),
    ...general.map((points, at) => ({ section: 'T', item: `n${at}`, item_kind: 1, full_points: 10, points })),
  ];
  const jgj = { sections: [{ section: 'T', weight: 100 }], guaranteed_floor: 40 };
  it.each([
    ['40 of the guaranteed items are enough', [10, 10, 10, 8, 1, 1], [10, 10, 10, 10], 80, null],
    ['39 are not', [10, 10, 10, 7, 1, 1], [10, 10, 10, 10], 0, 'sum'],
    ['a guaranteed item with 0 is not', [10, 10, 10, 10, 10, 0], [10, 10, 10, 10], 0, 'item'],
    ['a general item with 0 is', [10, 10, 10, 10, 10, 10], [0, 10, 10, 10], 90, null],
  ])('of JGJ 59: %s', (_, guaranteed, general, score, zero) => {
    expect(sheetScore(jgj, table(guaranteed, general))).toMatchObject({
      score,
      has_zero: zero !== null,
      sections: [{ zero }],
    });
  });
  it('of JGJ 59: the floor shrinks with what is not there', () => {
    const absent = (points: readonly number[]) =>
      table(points, [10, 10, 10, 10]).map((line, at) => (at < 3 ? { ...line, is_absent: true } : line));
    expect(sheetScore(jgj, absent([0, 0, 0, 7, 7, 6])).has_zero).toBe(false);
    expect(sheetScore(jgj, absent([0, 0, 0, 7, 7, 5])).has_zero).toBe(true);
  });
});

describe('several sheets', () => {
  const sheet = (score: number, more: object = {}) => ({
    score,
    is_chair: false,
    vetoes: [],
    has_zero: false,
    ...more,
  });
  it('are averaged, without extremes, or with the share of the chair', () => {
    const four = [sheet(90, { is_chair: true }), sheet(60), sheet(80), sheet(100)];
    expect(appraisalResult(RULES, four)).toMatchObject({ score: 82.5, grade: 2 });
    expect(appraisalResult({ ...RULES, scorer_rule: 2 }, four)).toMatchObject({
      score: 85,
      counts: [true, false, true, false],
    });
    expect(appraisalResult({ ...RULES, scorer_rule: 3, chair_share: 40 }, four).score).toBe(84);
  });
  it('keep two scores when there are no extremes to leave out', () => {
    expect(appraisalResult({ ...RULES, scorer_rule: 2 }, [sheet(90), sheet(70)]).score).toBe(80);
  });
  it('fail by one veto or one section of 0, whatever the score', () => {
    const good = [sheet(95), sheet(97, { vetoes: ['死亡事故'] })];
    expect(appraisalResult(RULES, good)).toMatchObject({ score: 96, grade: 6, vetoes: ['死亡事故'] });
    expect(appraisalResult({ ...RULES, veto_effect: 2 }, good)).toMatchObject({ score: 0, given_score: 96, grade: 6 });
    const zero = [sheet(85, { has_zero: true })];
    expect(appraisalResult(RULES, zero).grade).toBe(2);
    expect(appraisalResult({ ...RULES, zero_fails: true }, zero).grade).toBe(6);
  });
  it('have the grade of the first band that they reach', () => {
    expect([100, 80, 79.99, 70, 69.99, 0].map((score) => gradeOf(RULES.bands, score))).toEqual([2, 2, 4, 4, 6, 6]);
  });
});

/** Exact fractions, and rounding by their definition: the oracle. */
type Fraction = readonly [bigint, bigint];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = (a: Fraction, [c, d]: Fraction): Fraction => times(a, [d, c]);
const of = (value: number): Fraction => [BigInt(Math.round(value * 100)), 100n];
const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, [0n, 1n]);
const rounded = ([a, b]: Fraction): number => {
  const floor = (a * 100n) / b;
  const rest = a * 100n - floor * b;
  return Number(rest * 2n >= b ? floor + 1n : floor) / 100;
};

const random = randomOf('appraisal');
const upTo = (most: number) => Math.floor(random() * (most + 1));
const some = <T>(most: number, make: (at: number) => T): T[] =>
  Array.from({ length: 1 + upTo(most - 1) }, (_, at) => make(at));
const CASES = Array.from({ length: 400 }, (_, at) => at);

describe('the score of any sheet', () => {
  it('is what exact fractions give', () => {
    for (const at of CASES) {
      const given = some(6, () => ({
        weight: (1 + upTo(9999)) / 100,
        items: some(6, () => {
          const full = 1 + upTo(59);
          return { full, points: upTo(full * 4) / 4, absent: upTo(2) === 0 };
        }),
      }));
      const sections = given.map(({ weight }, place) => ({ section: `s${place}`, weight }));
      const all = given.flatMap(({ items }, place) =>
        items.map(({ full, points, absent }, row) => ({
          section: `s${place}`,
          item: `i${row}`,
          item_kind: 1,
          full_points: full,
          points,
          is_absent: absent,
        })),
      );
      const parts = given.flatMap(({ weight, items }) => {
        const there = items.filter(({ absent }) => !absent);
        if (there.length === 0) return [];
        const share = over(sum(there.map(({ points }) => of(points))), sum(there.map(({ full }) => of(full))));
        return [{ weight: of(weight), score: of(rounded(times(share, [100n, 1n]))) }];
      });
      const wanted =
        parts.length === 0
          ? null
          : rounded(over(sum(parts.map((one) => times(one.weight, one.score))), sum(parts.map((one) => one.weight))));
      expect(sheetScore({ sections }, all).score, `case ${at}`).toBe(wanted);
    }
  });

  it('of several people lies between the lowest and the highest, by every rule', () => {
    for (const at of CASES) {
      const given = some(9, () => upTo(10_000) / 100);
      const scorer_rule = 1 + (at % 3);
      const all = given.map((score, place) => ({ score, is_chair: place === 0, vetoes: [], has_zero: false }));
      const chair_share = 1 + upTo(98);
      const { score, counts } = appraisalResult({ ...RULES, scorer_rule, chair_share }, all);
      const counted = given.filter((_, place) => counts[place]);
      expect(score, `case ${at}`).toBeGreaterThanOrEqual(Math.min(...counted));
      expect(score, `case ${at}`).toBeLessThanOrEqual(Math.max(...counted));
      expect(counted).toHaveLength(scorer_rule === 2 && given.length >= 3 ? given.length - 2 : given.length);
      const parts = counted.map(of);
      const chair = times(of(given[0]!), [BigInt(chair_share), 100n]);
      const others = times(sum(parts.slice(1)), [
        BigInt(100 - chair_share),
        100n * BigInt(Math.max(1, given.length - 1)),
      ]);
      const wanted =
        scorer_rule === 3 && given.length > 1 ? plus(chair, others) : over(sum(parts), [BigInt(parts.length), 1n]);
      expect(score, `case ${at}`).toBe(rounded(wanted));
    }
  });
});

describe('weights by points', () => {
  it('sum to 100, however many sections', () => {
    for (const at of CASES) {
      const given = some(30, () => 1 + upTo(499));
      const found = weightsOf(
        given.map((full_points, place) => ({ section: `s${place}`, item: 'i', item_kind: 1, full_points })),
      );
      expect(
        found.reduce((total, { weight }) => total + Math.round(weight * 100), 0),
        `case ${at}`,
      ).toBe(10_000);
      const whole = given.reduce((total, one) => total + one, 0);
      for (const [place, { weight }] of found.entries())
        expect(Math.abs(weight - (given[place]! / whole) * 100)).toBeLessThan(0.011);
    }
  });
});

describe('a template', () => {
  const good = { ...RULES, least_scorers: 1 };
  const problem = (change: object) =>
    templateProblems({ ...good, ...change }).map(({ path, label }) => [path, label.zh]);
  it('is right when weights sum to 100 and grades fall to 0', () => expect(problem({})).toEqual([]));
  it.each([
    [
      {
        sections: [
          { section: '安全', weight: 60 },
          { section: '质量', weight: 39.5 },
        ],
      },
      'sections',
      '权重合计为 99.5',
    ],
    [{ items: RULES.items.slice(0, 2) }, 'items', '“质量”没有计分指标'],
    [
      { items: [...RULES.items, { section: '环保', item: '扬尘', item_kind: 1, full_points: 5 }] },
      'items',
      '不在分项表中',
    ],
    [{ items: [...RULES.items, RULES.items[0]!] }, 'items', '重复'],
    [{ items: RULES.items.map((one) => ({ ...one, full_points: 5 })) }, 'items', '为一票否决，不设分值'],
    [
      {
        bands: [
          { grade: 2, floor: 80 },
          { grade: 6, floor: 10 },
        ],
      },
      'bands',
      '分数线为 0',
    ],
    [
      {
        bands: [
          { grade: 4, floor: 70 },
          { grade: 2, floor: 80 },
          { grade: 6, floor: 0 },
        ],
      },
      'bands',
      '从高到低',
    ],
    [{ scorer_rule: 2, least_scorers: 2 }, 'least_scorers', '至少 3 人'],
    [{ scorer_rule: 3 }, 'chair_share', '组长权重'],
  ])('%j is refused at %s', (change, path, said) => {
    expect(problem(change)).toEqual([[path, expect.stringContaining(said)]]);
  });
});

describe('a line', () => {
  const line: AppraisalLine = { section: '安全', item: '教育', item_kind: 1, full_points: 10, needs_proof: true };
  it.each([
    [{}, '尚未评分'],
    [{ points: 11 }, '0 到 10'],
    [{ points: 8 }, '扣分须写明原因'],
    [{ points: 8, reason: '两人未教育' }, '扣分须附证据'],
    [{ points: 8, reason: '两人未教育', proof: 'f1' }, undefined],
    [{ points: 8, reason: '两人未教育', needs_proof: false }, undefined],
    [{ points: 10 }, undefined],
    [{ is_absent: true }, '须写明原因'],
    [{ item_kind: 3, full_points: null, is_vetoed: true }, '须写明事实'],
    [{ item_kind: 3, full_points: null, is_vetoed: true, reason: '死亡 1 人' }, '须附证据'],
    [{ item_kind: 3, full_points: null }, undefined],
  ])('%j: %s', (change, said) => {
    const found = lineProblem({ ...line, ...change }, true)?.zh;
    if (said === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(said);
  });
  it('may be open while the sheet is', () => expect(lineProblem({ ...line, points: 8 }, false)).toBeUndefined());
  it('is about the items of the plan, in their order', () => {
    expect(sameItems(RULES.items, lines(1, 2, 3))).toBe(true);
    expect(sameItems(RULES.items, lines(1, 2, 3).toReversed())).toBe(false);
    expect(sameItems(RULES.items, [{ ...RULES.items[0]!, full_points: 99 }, ...RULES.items.slice(1)])).toBe(false);
  });
});

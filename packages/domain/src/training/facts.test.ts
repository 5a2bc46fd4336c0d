import { describe, expect, it } from 'vitest';
import { trainingFacts, type TrainingTaken } from './facts.ts';
import { randomOf } from './random.ts';

const required = { company: 15, project: 15, team: 20, tradeChange: 20, comeBack: 4, yearly: () => 15 };
const taken = (training_kind: number, hours: number, more: Partial<TrainingTaken> = {}): TrainingTaken => ({
  training_kind,
  hours,
  training_date: '2026-03-02',
  trade: 10,
  project_id: 'p1',
  ...more,
});
const whole = [taken(1, 15), taken(2, 15), taken(3, 20)];
const person = { trade: 10, project_id: 'p1' };
const missing = (
  list: readonly TrainingTaken[],
  who: Parameters<typeof trainingFacts>[1] = person,
  date = '2026-06-01',
  passed = new Set<string>(),
) => trainingFacts(list, who, date, { required, passed }).missing.map(({ part }) => part);

describe('trainingFacts', () => {
  it('misses nothing of who has had the three levels', () => expect(missing(whole)).toEqual([]));

  it('says how many hours are missing', () => {
    const { facts } = trainingFacts([taken(1, 8)], person, '2026-06-01', { required, passed: new Set() });
    expect(facts[0]).toMatchObject({ part: 'company', hours: 8, required: 15, met: false });
    expect(facts[0]!.lacks).toEqual({
      zh: '公司级安全教育还差 7 学时（已有 8，要求 15）',
      en: '7 more hours of company level (8 of 15)',
    });
  });

  it('counts no training of later days', () =>
    expect(missing(whole, person, '2026-03-01')).toEqual(['company', 'project', 'team']));

  it('counts the project level for its own project only', () => {
    expect(missing(whole, { trade: 10, project_id: 'p2' })).toEqual(['project']);
  });

  it('a change of trade voids the team level, and its own training makes it good', () => {
    const changed = { trade: 13, project_id: 'p1', other_trade_on: '2026-03-01' };
    expect(missing(whole, changed)).toEqual(['team']);
    expect(missing([...whole, taken(5, 20, { trade: 13 })], changed)).toEqual([]);
    // Back in the first trade after a time in another one.
    expect(missing(whole, { ...person, other_trade_on: '2026-05-01' })).toEqual(['team']);
  });

  it('asks for the hours of a change of trade from those only who had another trade', () => {
    const hours = { ...required, team: 24, tradeChange: 8 };
    const lacks = (who: object) =>
      trainingFacts([taken(5, 10)], { ...person, ...who }, '2026-06-01', { required: hours, passed: new Set() })
        .missing;
    expect(lacks({}).map(({ part }) => part)).toContain('team');
    expect(lacks({ other_trade_on: '2026-03-02' }).map(({ part }) => part)).not.toContain('team');
  });

  it('asks for a training on return, held since the person left', () => {
    const back = { ...person, away_since: '2026-05-20' };
    expect(missing(whole, back)).toEqual(['comeBack']);
    expect(missing([...whole, taken(6, 4, { training_date: '2026-05-20' })], back)).toEqual([]);
  });

  it('counts a training with a paper for those who have passed it', () => {
    const list = [taken(1, 15, { paper_id: 'x', paper_name: '三级教育' }), ...whole.slice(1)];
    expect(missing(list)).toEqual(['exam']);
    expect(missing(list, person, '2026-06-01', new Set(['x']))).toEqual([]);
  });

  it('only warns of yearly hours', () => {
    const { facts, missing: none } = trainingFacts(whole, person, '2027-01-05', { required, passed: new Set() });
    expect(none).toEqual([]);
    expect(facts.find(({ part }) => part === 'yearly')).toMatchObject({ hours: 0, met: false });
  });

  it('never misses more after another training (300 lives)', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const random = randomOf(`life/${seed}`);
      const upTo = (most: number) => Math.floor(random() * most);
      const life = Array.from({ length: 8 }, () =>
        taken(1 + upTo(7), upTo(20), { trade: 10 + upTo(2), training_date: `2026-0${1 + upTo(9)}-15` }),
      );
      for (let count = 1; count <= life.length; count += 1) {
        const before = new Set(missing(life.slice(0, count - 1)));
        for (const part of missing(life.slice(0, count))) expect(before.has(part)).toBe(true);
      }
    }
  });
});

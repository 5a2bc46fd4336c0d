import { describe, expect, it } from 'vitest';
import { drawQuestions, type Drawable, type DrawRule } from './draw.ts';
import { orderFor } from './order.ts';
import { randomOf, shuffled } from './random.ts';

/** Libraries and rules of all sizes, from a seed. */
function example(seed: number): { library: Drawable[]; rules: DrawRule[] } {
  const random = randomOf(`draw/${seed}`);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const maybe = (most: number) => (random() < 0.5 ? null : upTo(most));
  const library = Array.from({ length: upTo(40) }, (_, at): Drawable => ({
    id: `q${at}`,
    question_type: upTo(3),
    subject: upTo(3),
    difficulty: upTo(2),
    level: upTo(4),
  }));
  const rules = Array.from({ length: upTo(5) }, (): DrawRule => ({
    question_type: upTo(3),
    subject: maybe(3),
    difficulty: maybe(2),
    level: maybe(3),
    question_count: upTo(5),
  }));
  return { library, rules };
}

const fits = (rule: DrawRule, one: Drawable) =>
  rule.question_type === one.question_type &&
  (rule.subject ?? one.subject) === one.subject &&
  (rule.difficulty ?? one.difficulty) === one.difficulty &&
  (rule.level == null || rule.level === one.level || one.level === 4);

/** The size that Hall's theorem allows: for each set of rules, the questions that fit any of them. */
function isEnough(library: readonly Drawable[], rules: readonly DrawRule[]): boolean {
  return Array.from({ length: 2 ** rules.length }, (_, set) => rules.filter((_rule, at) => (set >> at) & 1)).every(
    (some) =>
      library.filter((one) => some.some((rule) => fits(rule, one))).length >=
      some.reduce((sum, rule) => sum + rule.question_count, 0),
  );
}

describe('drawQuestions', () => {
  it('draws exactly what the rules ask, never one twice, and refuses only what cannot be (400 libraries)', () => {
    let refusedOnes = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const { library, rules } = example(seed);
      const drawn = drawQuestions(library, rules, randomOf(String(seed)));
      expect(drawn.ok).toBe(isEnough(library, rules));
      if (!drawn.ok) {
        refusedOnes += 1;
        for (const { rule, needed, found } of drawn.short) {
          expect(needed).toBe(rules[rule]!.question_count);
          expect(found).toBeLessThan(needed);
        }
        continue;
      }
      expect(new Set(drawn.questions).size).toBe(drawn.questions.length);
      let from = 0;
      for (const rule of rules) {
        const own = drawn.questions.slice(from, (from += rule.question_count));
        expect(own.every((one) => fits(rule, one))).toBe(true);
      }
      expect(from).toBe(drawn.questions.length);
    }
    expect(refusedOnes).toBeGreaterThan(20);
    expect(refusedOnes).toBeLessThan(380);
  });

  it('draws the same for the same seed and others for another one', () => {
    const library = Array.from({ length: 200 }, (_, at) => ({
      id: `q${at}`,
      question_type: 1,
      subject: 1,
      difficulty: 1,
      level: 4,
    }));
    const draw = (seed: string) => drawQuestions(library, [{ question_type: 1, question_count: 20 }], randomOf(seed));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });
});

it('shuffles without losing or repeating anything, and evenly', () => {
  const places = [0, 0, 0, 0];
  for (let seed = 0; seed < 4000; seed += 1) {
    const list = shuffled(['a', 'b', 'c', 'd'], randomOf(String(seed)));
    expect(list.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    places[list.indexOf('a')]! += 1;
  }
  for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('orders a paper for each sitting: types together, questions and options complete, some options fixed', () => {
  const options = ['甲', '乙', '丙', '丁'].map((text, at) => ({ key: 'ABCD'[at]!, text }));
  const fixed = [...options.slice(0, 3), { key: 'D', text: '以上都是' }];
  const questions = Array.from({ length: 30 }, (_, position) => ({
    position,
    question_type: position < 15 ? 1 : 2,
    options: position % 5 === 0 ? fixed : options,
  }));
  for (let seed = 0; seed < 50; seed += 1) {
    const own = orderFor(`sitting-${seed}`, questions);
    expect(own).toEqual(orderFor(`sitting-${seed}`, questions));
    expect(own.map((one) => one.question_type)).toEqual(questions.map((one) => one.question_type));
    expect(own.map((one) => one.position).toSorted((a, b) => a - b)).toEqual(questions.map((one) => one.position));
    for (const one of own) {
      const before = questions[one.position]!.options;
      if (one.position % 5 === 0) expect(one.options).toEqual(before);
      else expect(one.options.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(before);
    }
  }
  expect(orderFor('a', questions)).not.toEqual(orderFor('b', questions));
});

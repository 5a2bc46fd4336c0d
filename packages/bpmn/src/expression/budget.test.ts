import { describe, expect, it } from 'vitest';
import { Budget, BudgetError, evaluate, EVALUATION_LIMITS, ExpressionError, scopeOf } from './index.ts';

const list = (length: number, prefix = ''): unknown[] => Array.from({ length }, (_, at) => prefix || at);
const { text, steps } = EVALUATION_LIMITS;

describe('the budget of an evaluation', () => {
  const long = 'x'.repeat(text);
  const doubling = '${s'.concat('.concat(s)'.repeat(40), '}');
  const deep = (): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < 60; level += 1) value = { a: value, b: value };
    return value;
  };

  /** Without a budget, each of these took seconds, took gigabytes or ended the process. */
  it.each<[name: string, source: string, variables: object]>([
    ['a text that grows', doubling, { s: 'x'.repeat(text / 20) }],
    ['a template of large parts', '${s}${s}${s}', { s: 'x'.repeat(text / 2) }],
    ['lists within lists', '${a.containsAll(b)}', { a: list(30_000), b: list(30_000).toReversed() }],
    [
      'large texts compared',
      '${a.containsAll(b)}',
      { a: [true, ...list(400, long)], b: list(400, `${long.slice(1)}y`) },
    ],
    ['what it holds several times, as text', "${m == 'x'}", { m: deep() }],
    ['a search made to be slow', '${a.contains(b)}', { a: 'a'.repeat(text * 20), b: `b${'a'.repeat(text / 2)}` }],
    ['a large list as text', "${'' == a || a.indexOf('x') > 0 || a.toString() == '1'}", { a: list(steps + 1) }],
    ['letters that grow in upper case', '${s.toUpperCase()}', { s: 'ΐ'.repeat(text / 2) }],
  ])('refuses %s', (_, source, variables) => {
    const before = process.memoryUsage().heapUsed;
    const budget = new Budget();
    expect(() => evaluate(source, scopeOf(variables), budget)).toThrow(BudgetError);
    expect(budget.used).toBeLessThan(steps * 2);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 2 ** 20);
  });

  it('says in both languages what was too much', () => {
    const problem = (): unknown => evaluate('${a.containsAll(b)}', scopeOf({ a: list(2000), b: list(2000) }));
    expect(problem).toThrow(ExpressionError);
    try {
      problem();
    } catch (error) {
      expect((error as BudgetError).text).toEqual({
        zh: '计算量超过上限（200000 步），请简化表达式或减少循环',
        en: 'it takes more than 200000 steps; make the expression simpler or loop less',
      });
    }
  });

  it('is enough for what models do', () => {
    const people = Array.from({ length: 5000 }, (_, at) => `user-${at}`);
    const variables = {
      people,
      all: people.toReversed(),
      note: '审批'.repeat(10_000),
      ids: list(300),
      some: list(300),
    };
    const scope = scopeOf(variables);
    expect(evaluate('${people.containsAll(all) && people.contains("user-4999")}', scope)).toBe(true);
    expect(evaluate('${ids.containsAll(some)}', scope)).toBe(true);
    expect(evaluate('${note.concat(note).length()}', scope)).toBe(40_000);
    expect(evaluate('${note.contains("审批审批") && note.lastIndexOf("审批") == 19998}', scope)).toBe(true);
  });

  it('is part of one around it', () => {
    const around = new Budget({ ...EVALUATION_LIMITS, steps: 10 });
    const once = (): unknown => evaluate('${1 + 1}', scopeOf({}), new Budget(EVALUATION_LIMITS, around));
    expect([once(), once(), once()]).toEqual([2, 2, 2]);
    expect(once).toThrow(BudgetError);
  });

  it('finds what the machine finds, also where it searches by hand', () => {
    const whole = `${'ab'.repeat(200_000)}c${'ab'.repeat(200_000)}`;
    const scope = scopeOf({ whole, part: 'babab', rare: 'abcab', none: 'bac' });
    for (const name of ['part', 'rare', 'none', 'whole'] as const) {
      const part = { part: 'babab', rare: 'abcab', none: 'bac', whole }[name];
      expect(evaluate(`\${whole.indexOf(${name})}`, scope)).toBe(whole.indexOf(part));
      expect(evaluate(`\${whole.lastIndexOf(${name})}`, scope)).toBe(whole.lastIndexOf(part));
    }
  });

  it('ends trees that lean to one side as an error of the expression', () => {
    const leaning = `\${${'-'.repeat(9000)}1}`;
    try {
      evaluate(leaning, scopeOf({}));
    } catch (error) {
      expect(error).toBeInstanceOf(ExpressionError);
    }
  });
});

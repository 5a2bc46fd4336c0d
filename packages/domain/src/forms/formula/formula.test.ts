import { describe, expect, it } from 'vitest';
import type { ProcessForm } from '../form.ts';
import { textOfDecimal } from './decimal.ts';
import { evaluateFormula } from './evaluate.ts';
import { formulasOf, withFormulas } from './formulas.ts';
import { FormulaError, parseFormula } from './parse.ts';

function result(
  source: string,
  values: Record<string, unknown> = {},
  scale = 2,
  zone = 'Asia/Shanghai',
): string | null {
  const value = evaluateFormula(parseFormula(source), { value: (name) => values[name] ?? null, zone });
  return value === null ? null : textOfDecimal(value, scale);
}

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', '7.00'],
    ['(1 + 2) * 3', '9.00'],
    ['0.1 + 0.2', '0.30'],
    ['1.005 * 100', '100.50'],
    ['-2 - -3', '1.00'],
    ['10 / 4', '2.50'],
    ['2 / 3', '0.67'],
    ['ROUND(2.5)', '3.00'],
    ['ROUND(-2.345, 2)', '-2.35'],
    ['ABS(-3)', '3.00'],
    ['IF(2 > 1, 10, 20)', '10.00'],
    ['if(2 <> 2, 10, 20)', '20.00'],
    ['MAX(1, 5, 3) - MIN(4, 2)', '3.00'],
    ['（1 + 2）× 3 ÷ 2', '4.50'],
  ])('%s', (source, expected) => {
    expect(result(source)).toBe(expected);
  });

  it('reads fields: numbers, amounts and yes or no', () => {
    expect(result('count * price', { count: 3, price: '19.99' })).toBe('59.97');
    expect(result('IF(urgent, 2, 1) * 10', { urgent: true })).toBe('20.00');
  });

  it('sums a column of a table', () => {
    const items = [{ amount: '0.10' }, { amount: '0.20' }, { amount: null }, {}];
    expect(result('SUM(items.amount)', { items })).toBe('0.30');
    expect(result('AVG(items.amount)', { items })).toBe('0.15');
    expect(result('COUNT(items)', { items })).toBe('4.00');
    expect(result('COUNT(items.amount)', { items })).toBe('2.00');
  });

  it('counts days with both ends, in the time of the site', () => {
    expect(result('DAYS(leave)', { leave: { begin: '2026-02-27', end: '2026-03-02' } })).toBe('4.00');
    expect(result('DAYS(a, b)', { a: '2026-01-01', b: '2026-01-01' })).toBe('1.00');
    const [a, b] = ['2026-01-01T15:00:00.000Z', '2026-01-01T16:00:00.000Z'];
    expect(result('DAYS(a, b)', { a, b })).toBe('2.00');
    expect(result('DAYS(a, b)', { a, b }, 2, 'America/New_York')).toBe('1.00');
    expect(result('DAYS(a, b)', { a: '2026-01-01', b }, 2, 'America/New_York')).toBe('1.00');
    expect(result('HOURS(a, b)', { a: '2026-01-01T08:00:00.000Z', b: '2026-01-01T09:30:00.000Z' })).toBe('1.50');
  });

  it('is empty when all that it reads is, and when there is no answer', () => {
    expect(result('a + b')).toBeNull();
    expect(result('a + b', { b: 1 })).toBe('1.00');
    expect(result('1 / a', { a: 0 })).toBeNull();
    expect(result('DAYS(leave)', { leave: { begin: '2026-01-01' } })).toBeNull();
    expect(result('a * a * a', { a: '9999999999999999' })).toBeNull();
    expect(result('MIN(items.x)', { items: [] })).toBeNull();
  });

  it.each([
    ['1 +', 'ended', 4],
    ['1 2', 'unexpected', 3],
    ['a[0]', 'unexpected', 2],
    ['a.b.c', 'unexpected', 4],
    ['alert(1)', 'unknownFunction', 1],
    ['constructor(1)', 'unknownFunction', 1],
    ['IF(1, 2)', 'argumentCount', 1],
    ['"x"', 'unexpected', 1],
    ['(1', 'ended', 3],
  ])('refuses %s and says where', (source, code, at) => {
    expect(() => parseFormula(source)).toThrow(FormulaError);
    try {
      parseFormula(source);
    } catch (error) {
      expect(error).toMatchObject({ code, at });
    }
  });

  it('survives the deepest nesting that fits', () => {
    expect(result(`${'('.repeat(249)}1${')'.repeat(249)}`)).toBe('1.00');
  });

  it('never reads what an object inherits', () => {
    const form = formWith([{ type: 'formula', name: 'x', label: 'x', expression: 'toString + 1' }]);
    expect(withFormulas(form, {}, 'UTC')['x']).toBeNull();
  });
});

const formWith = (fields: ProcessForm['fields']): ProcessForm => ({
  conf: { version: 1, columns: 2, label_position: 'top', tasks: {} },
  fields,
});

describe('formulas of a form', () => {
  const form = formWith([
    { type: 'formula', name: 'total', label: '合计', expression: 'SUM(items.amount) * rate', result: 'money' },
    { type: 'decimal', name: 'rate', label: '税率' },
    {
      type: 'table',
      name: 'items',
      label: '明细',
      columns: [
        { type: 'integer', name: 'count', label: '数量' },
        { type: 'money', name: 'price', label: '单价' },
        { type: 'formula', name: 'amount', label: '金额', expression: 'count * price', result: 'money' },
      ],
    },
  ]);

  it('are computed after what they read, in rows first', () => {
    const items = [
      { count: 2, price: '1.50', amount: '999.00' },
      { count: 1, price: '0.30' },
    ];
    const values = withFormulas(form, { items, rate: 1.1, total: 'hacked' }, 'UTC');
    expect(values['items']).toMatchObject([{ amount: '3.00' }, { amount: '0.30' }]);
    expect(values['total']).toBe('3.63');
  });

  it('that read each other in a circle are found, and end', () => {
    const circle = formWith([
      { type: 'formula', name: 'a', label: 'a', expression: 'b + 1' },
      { type: 'formula', name: 'b', label: 'b', expression: 'a + 1' },
    ]);
    expect(formulasOf(circle).circular).toEqual(['a']);
    expect(() => withFormulas(circle, {}, 'UTC')).not.toThrow();
  });
});

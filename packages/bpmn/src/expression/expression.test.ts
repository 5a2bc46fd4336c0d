import { describe, expect, it } from 'vitest';
import {
  checkTemplate,
  evaluate,
  evaluateCondition,
  ExpressionError,
  functionsIn,
  namesOf,
  parseTemplate,
  scopeOf,
} from './index.ts';

const service = { lead: (user: string) => `${user}-lead`, self: () => service, level: 3 };
const scope = scopeOf(
  {
    amount: 1500,
    approved: true,
    level: 'B',
    users: ['a', 'b'],
    none: [],
    form: { days: 3, reason: '', constructor: 'x' },
    nrOfCompletedInstances: 2,
    nrOfInstances: 3,
    nothing: null,
    name: '张三',
    text: '12',
  },
  { beans: { service }, functions: { 'variables:get': (name) => `var ${String(name)}`, now: () => 1 } },
);

describe('evaluate', () => {
  it.each<[string, unknown]>([
    ['${amount > 1000}', true],
    ['${amount gt 1000 and approved}', true],
    ["${level == 'A' || level eq 'B'}", true],
    ['${!approved}', false],
    ['${not approved or approved}', true],
    ['${empty form.reason}', true],
    ['${not empty users}', true],
    ['${empty none && empty nothing}', true],
    ['${users.size() == 2}', true],
    ["${users.contains('a')}", true],
    ['${nrOfCompletedInstances/nrOfInstances >= 0.5}', true],
    ['${nrOfCompletedInstances == nrOfInstances}', false],
    ['${form.days le 3 ? "short" : "long"}', 'short'],
    ['${users[1]}', 'b'],
    ['${users[9]}', null],
    ['${nothing == null}', true],
    ['${nothing.deeper.still}', null],
    ["${form['days'] * 2 mod 4}", 2],
    ['#{approved == true}', true],
    ["${name.startsWith('张') && amount div 3 == 500}", true],
    ['${service.lead(name)}', '张三-lead'],
    ['${service.self().lead(level)}', 'B-lead'],
    ['${service.level}', 3],
    ["${variables:get('x')}", 'var x'],
    ['${approved ? variables:get("y") : 2}', 'var y'],
    ['${now()}', 1],
    ['${1 + 2 * 3 - -4}', 11],
    ['${text + 1}', 13],
    ['${amount ne 1500}', false],
    ['${amount < 2000 and amount >= 1500 and amount le 1500}', true],
    ['${level < "C"}', true],
    ['${nothing < 1}', false],
    ['${nothing + 1}', 1],
    ["${'true' == approved}", true],
    ["${'it\\'s }'}", "it's }"],
    ['${(amount)}', 1500],
    ['请假-${name}-${form.days}天', '请假-张三-3天'],
    ['[${nothing}]', '[]'],
    ['\\${amount}', '${amount}'],
    ['plain', 'plain'],
    ['', ''],
  ])('%s', (source, expected) => {
    expect(evaluate(source, scope)).toEqual(expected);
  });

  it.each([
    ['${unknown}', '未知的变量：unknown'],
    ['${nothing.size()}', '不能对空值调用 size()'],
    ["${users.constructor.constructor('return process')()}", ''],
    ['${users.constructor}', ''],
    ["${''.constructor}", 'constructor'],
    ['${form.constructor}', 'constructor'],
    ["${form['__pro'.concat('to__')]}", '__proto__'],
    ['${constructor}', 'constructor'],
    ['${service.toString()}', '没有 toString()'],
    ['${service.missing}', '没有 missing'],
    ["${name.replaceAll('x','y')}", '没有 replaceAll()'],
    ['${name.getClass()}', 'getClass'],
    ["${'abc' + 1}", '数字'],
    ['${users && true}', '布尔值'],
    ['${5 mod 0}', '取余'],
    ['${other:thing(1)}', 'other:thing'],
  ])('refuses %s', (source, why) => {
    const run = (): unknown => evaluate(source, scope);
    expect(run).toThrow(ExpressionError);
    try {
      run();
    } catch (error) {
      expect((error as ExpressionError).text.zh).toContain(why);
    }
  });

  it('asks conditions for a boolean', () => {
    expect(evaluateCondition('${approved}', scope)).toBe(true);
    expect(() => evaluateCondition('${amount}', scope)).toThrow(ExpressionError);
  });
});

describe('checkTemplate', () => {
  it.each<[string, number]>([
    ['${a', 0],
    ['x ${a', 2],
    ["${'a}", 0],
    ['${}', 2],
    ['${a b}', 2],
    ['${a +}', 5],
    ['x${a === b}', 7],
    ['${a = 1}', 4],
    ['${(a}', 4],
    ['${a} #{b}', 5],
    ['${[1,2]}', 2],
    ['${a | b}', 4],
    ['${f(1)(2)}', 2],
    ['${a.}', 4],
  ])('says where %s goes wrong', (source, offset) => {
    const problem = checkTemplate(source);
    expect(problem).toBeInstanceOf(ExpressionError);
    expect(problem?.offset).toBe(offset);
    expect(problem?.text.zh).not.toBe('');
  });

  it.each([
    'plain',
    '${a}',
    '#{a.b(c)[1].d}',
    '${empty a ? b : c}',
    '$ {a',
    'cost $5 #1',
    '${execution.getVariable("x")}',
  ])('accepts %s', (source) => {
    expect(checkTemplate(source)).toBeNull();
  });

  it('answers deep nesting and long input without a stack trace', () => {
    expect(checkTemplate(`\${${'('.repeat(9000)}}`)).toBeInstanceOf(ExpressionError);
    expect(checkTemplate(`\${${'a+'.repeat(6000)}a}`)).toBeInstanceOf(ExpressionError);
  });
});

describe('functionsIn', () => {
  it('lists the functions that a text calls, whatever their prefix, and no methods', () => {
    expect(functionsIn('${var:eq(a, now()) && b.c(now())} and ${not empty d(e)}')).toEqual(['var:eq', 'now', 'd']);
  });
  it('is empty for texts without expression and for those that do not parse', () => {
    expect([functionsIn('f(x)'), functionsIn('${f('), functionsIn('')]).toEqual([[], [], []]);
  });
});

describe('namesOf', () => {
  it('lists what a text reads', () => {
    expect(namesOf(parseTemplate('${a.b + c[d] gt e(f) ? g : not h} x ${a}'))).toEqual([
      'a',
      'c',
      'd',
      'e',
      'f',
      'g',
      'h',
    ]);
  });
});

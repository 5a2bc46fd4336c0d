import { CallFailure } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { blankRule, refusalLines } from './level-rules.ts';

const QUANTITIES = [
  { key: 'settlement', label: { zh: '沉降', en: 'Settlement' } },
  { key: 'tilt', label: { zh: '倾斜', en: 'Tilt' } },
];
const RULES = [blankRule('settlement'), blankRule('tilt'), blankRule('unknown')];
const invalid = (...paths: string[]) =>
  new CallFailure('参数错误', {
    code: ERRORS.invalid.code,
    problems: paths.map((path) => ({ path, code: 'order', message: '须大于预警值' })),
  });

it('names the quantity of the rule that a problem is about', () => {
  const failure = invalid('rules.1.alarm_upper', 'rules.0.duration');
  expect(refusalLines(failure, RULES, QUANTITIES, 'zh')).toEqual(['倾斜：须大于预警值', '沉降：须大于预警值']);
  expect(refusalLines(failure, RULES, QUANTITIES, 'en')[0]).toBe('Tilt：须大于预警值');
});

it('says a problem alone that is about no known rule', () => {
  const failure = invalid('rules.2.alarm_upper', 'rules.9.alarm_upper', 'project_id');
  expect(refusalLines(failure, RULES, QUANTITIES, 'zh')).toEqual(Array(3).fill('须大于预警值'));
});

it('gives the message of any other refusal, and of one without problems', () => {
  const conflict = new CallFailure('已被他人修改', {
    code: ERRORS.conflict.code,
    problems: [{ path: 'rules.0', code: 'x', message: '别的' }],
  });
  expect(refusalLines(conflict, RULES, QUANTITIES, 'zh')).toEqual(['已被他人修改']);
  expect(refusalLines(invalid(), RULES, QUANTITIES, 'zh')).toEqual(['参数错误']);
});

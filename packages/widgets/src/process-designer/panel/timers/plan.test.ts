import { parseTimer, type TimerKind } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import { NEW_PLAN, planOf, planText } from './plan.ts';

test.each<[TimerKind, string]>([
  ['cycle', '0 0 8 ? * 2'],
  ['cycle', '0 30 9 ? * 2,4,6'],
  ['cycle', '0 0 8 * * ?'],
  ['cycle', '0 0/5 * * * ?'],
  ['cycle', '0 15 0/2 * * ?'],
  ['cycle', '0 0 9 15 * ?'],
  ['cycle', '0 0 9 L * ?'],
  ['cycle', 'R3/PT10M'],
  ['cycle', 'R/P1DT2H'],
  ['duration', 'P1Y2M3DT4H5M6S'],
  ['date', '2026-05-01T08:00:00+08:00'],
  ['date', '2026-05-01T08:00:00'],
])('%s %s comes back as it was, and engines can read it', (kind, text) => {
  expect(planText(planOf(kind, text))).toBe(text);
  expect(() => parseTimer(kind, text)).not.toThrow();
});

test('ranges of weekdays are listed', () => {
  expect(planText(planOf('cycle', '0 0 8 ? * MON-FRI'))).toBe('0 0 8 ? * 2,3,4,5,6');
});

test('what the form cannot make starts anew', () => {
  expect(planOf('cycle', '0 0 8 ? * 2#1')).toEqual({ ...NEW_PLAN, mode: 'week' });
  expect(planOf('cycle', 'nonsense').mode).toBe('week');
  expect(planOf('duration', '').mode).toBe('duration');
});

test('nothing is written while something is missing', () => {
  expect(planText({ ...NEW_PLAN, mode: 'date' })).toBe('');
  expect(planText({ ...NEW_PLAN, mode: 'week', weekdays: [] })).toBe('');
  const amounts = { years: 0, months: 0, days: 0, hours: 0, minutes: 0, seconds: 0 };
  expect(planText({ ...NEW_PLAN, mode: 'interval', amounts })).toBe('');
});

import { newRule } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { afterQuiet, dueAt, nextTime } from './timing.ts';

const zone = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`2026-11-24T${text}+08:00`);
const night = { from: '22:00', to: '07:00' };

it('quiet hours may pass midnight, and end at their minute', () => {
  expect(afterQuiet(at('21:59:30'), night, zone)).toBe(at('21:59:30'));
  expect(afterQuiet(at('22:00:10'), night, zone)).toBe(at('07:00:00') + 86_400_000);
  expect(afterQuiet(at('03:00:00'), night, zone)).toBe(at('07:00:00'));
  expect(afterQuiet(at('07:00:00'), night, zone)).toBe(at('07:00:00'));
  expect(afterQuiet(at('12:30:00'), { from: '12:00', to: '13:00' }, zone)).toBe(at('13:00:00'));
});

it('a digest waits for its time of day', () => {
  expect(nextTime(at('08:29:59'), '08:30', zone)).toBe(at('08:30:00'));
  expect(nextTime(at('08:31:00'), '08:30', zone)).toBe(at('08:30:00') + 86_400_000);
});

it('the first message goes at once, the next ones when the minutes of the rule are over', () => {
  const rule = { ...newRule('r', 'r'), group_minutes: 10 };
  const moment = { now: at('12:00:00'), last: undefined, urgent: false, zone, own: null };
  expect(dueAt(rule, moment)).toBe(at('12:00:00'));
  expect(dueAt(rule, { ...moment, last: at('11:55:00') })).toBe(at('12:05:00'));
  expect(dueAt(rule, { ...moment, last: at('11:00:00') })).toBe(at('12:00:00'));
});

it('what is urgent passes quiet hours if the rule says so', () => {
  const rule = newRule('r', 'r');
  const moment = { now: at('23:00:00'), last: undefined, urgent: true, zone, own: { from: '20:00', to: '08:00' } };
  expect(dueAt(rule, moment)).toBe(at('23:00:00'));
  expect(dueAt({ ...rule, urgent_passes: false }, moment)).toBe(at('08:00:00') + 86_400_000);
  expect(dueAt(rule, { ...moment, urgent: false })).toBe(at('08:00:00') + 86_400_000);
});

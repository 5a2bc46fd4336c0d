import { DEFAULT_RULES, messageRule, newRule } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { toRule, toValues } from './rule-form.ts';

it('a rule goes through its form unchanged', () => {
  const whole = {
    ...newRule('r', '报警'),
    audience: [
      { to: 'recipients' as const, ids: [] },
      { to: 'role' as const, ids: ['a', 'b'] },
    ],
    digest_at: '08:00',
    escalation: [{ after_hours: 4, audience: [{ to: 'superiors' as const, ids: [] }] }],
  };
  for (const rule of [...DEFAULT_RULES, whole]) {
    expect(toRule(rule.id, toValues(rule))).toEqual(rule);
    expect(messageRule.safeParse(rule).success).toBe(true);
  }
});

it('half of the quiet hours are none', () => {
  const values = toValues(newRule('r', 'r'));
  expect(toRule('r', { ...values, quiet: { from: '22:00' } }).quiet).toBeNull();
});

import { describe, expect, it } from 'vitest';
import {
  checkSettings,
  DEFAULT_SETTINGS,
  obeysPasswordRule,
  passwordRuleText,
  SETTING_GROUP_NAMES,
  SETTING_GROUPS,
  settingsIn,
} from './index.ts';

const whole = (group: (typeof SETTING_GROUP_NAMES)[number], part: Record<string, unknown> = {}) =>
  checkSettings(group, { ...Object.fromEntries(settingsIn(group).map(([k, s]) => [k, s.fallback])), ...part }, 'zh');
const problems = (...of: Parameters<typeof whole>) => {
  const found = whole(...of);
  return found.ok ? [] : found.problems.map(({ path, message }) => `${path} ${message}`);
};

describe('settings', () => {
  it('have a name of their own and defaults within their bounds, which are not kept', () => {
    const keys = SETTING_GROUP_NAMES.flatMap((group) => settingsIn(group).map(([key]) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(DEFAULT_SETTINGS).toSorted()).toEqual(keys.toSorted());
    for (const group of SETTING_GROUP_NAMES) expect(whole(group), group).toEqual({ ok: true, values: {} });
  });

  it('keep what differs', () => {
    expect(whole('session', { session_days: 3 })).toEqual({ ok: true, values: { session_days: 3 } });
    expect(whole('platform', { login_notice: null })).toEqual({ ok: true, values: {} });
  });

  it('are refused outside of their bounds, by their label', () => {
    expect(problems('session', { session_idle_hours: 0 })).toEqual([
      'session_idle_hours 无操作自动退出（小时）不能小于1',
    ]);
    expect(problems('session', { session_days: 1.5 })).toEqual(['session_days 登录有效期（天）必须是整数']);
    expect(problems('platform', { platform_name: '' })).toEqual(['platform_name 请输入平台名称（中文）']);
    expect(problems('session', { none: 1 })).toEqual(['none 设置项「none」不存在，请刷新后重试']);
    const logo = SETTING_GROUPS.platform.settings.logo.hint.zh;
    for (const wrong of [
      'https://x/y.png',
      'data:image/svg+xml;base64,AAAA',
      `data:image/png;base64,${'A'.repeat(70_000)}`,
    ])
      expect(problems('platform', { logo: wrong })).toEqual([`logo ${logo}`]);
  });

  it('fit each other', () => {
    expect(problems('login', { captcha_after: 9, lock_after: 5 })).toEqual([
      'captcha_after 要求验证码的失败次数必须小于锁定的失败次数',
    ]);
    expect(problems('retention', { readings_days: 500 })).toEqual([
      'minutes_days 分钟统计的保留时间不能短于原始监测数据',
    ]);
    expect(problems('retention', { minutes_days: 3650 })).toEqual(['hours_days 小时统计的保留时间不能短于分钟统计']);
  });
});

it('knows a password that obeys the rule', () => {
  const rule = { password_length: 10, password_case: true, password_symbol: true };
  expect(
    ['Abcdefg1!x', 'Abcdefg1!', 'abcdefg1!x', 'Abcdefg12x', 'Abcdefgh!x'].map((one) => obeysPasswordRule(one, rule)),
  ).toEqual([true, false, false, false, false]);
  expect(passwordRuleText(rule, 'zh')).toBe('密码须为 10 到 64 位，并同时包含字母和数字、大写和小写字母、特殊符号');
  expect(passwordRuleText(DEFAULT_SETTINGS, 'zh')).toBe('密码须为 8 到 64 位，并同时包含字母和数字');
});

import { DEFAULT_SETTINGS } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { weakPasswords } from './weak-passwords.ts';

const FIELDS = [
  { name: 'password', kind: 'password', label: { zh: '初始密码', en: 'First password' } },
  { name: 'nickname', kind: 'text', label: { zh: '姓名', en: 'Name' } },
] as const;

it('asks of a new password what the installation asks for, and of nothing else', () => {
  const rule = { password_length: 12, password_case: true, password_symbol: true };
  const record = { password: 'Worker2026', nickname: 'a' };
  expect(weakPasswords(FIELDS, record, DEFAULT_SETTINGS, 'zh')).toEqual([]);
  expect(weakPasswords(FIELDS, record, rule, 'zh')).toEqual([
    {
      path: 'password',
      code: 'notPassword',
      message: '初始密码须为 12 到 64 位，并同时包含字母和数字、大写和小写字母、特殊符号',
    },
  ]);
  expect(weakPasswords(FIELDS, { password: 'Worker-2026-x' }, rule, 'zh')).toEqual([]);
  // The form itself reports a missing password.
  expect(weakPasswords(FIELDS, { password: null }, rule, 'zh')).toEqual([]);
});

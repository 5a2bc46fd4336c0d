import { GongdiError, obeysPasswordRule, passwordRuleText, type Lang, type PasswordRule } from '@gongdi/domain';
import type { ReadSetting } from './settings.ts';

/** What a new password must be here. */
export function passwordRule(setting: ReadSetting): PasswordRule {
  return {
    password_length: setting('password_length'),
    password_case: setting('password_case'),
    password_symbol: setting('password_symbol'),
  };
}

/** @param path of the password in the input. @throws GongdiError `invalid` when it is not what the installation asks for */
export function checkNewPassword(setting: ReadSetting, password: string, path: string, lang: Lang): void {
  const rule = passwordRule(setting);
  if (obeysPasswordRule(password, rule)) return;
  throw new GongdiError('invalid', {
    problems: [{ path, code: 'notPassword', message: passwordRuleText(rule, lang) }],
  });
}

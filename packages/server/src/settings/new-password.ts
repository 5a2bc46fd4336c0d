import { GongdiError, obeysPasswordRule, passwordRuleText, type Lang, type PasswordRule } from '@gongdi/domain';
import type { ReadSetting } from './settings.ts';

/** Returns the rules of this installation for new passwords. */
export function passwordRule(setting: ReadSetting): PasswordRule {
  return {
    password_length: setting('password_length'),
    password_case: setting('password_case'),
    password_symbol: setting('password_symbol'),
  };
}

/**
 * @param path path of the password in the input. @throws GongdiError `invalid` when the password breaks a rule of the
 *   installation
 */
export function checkNewPassword(setting: ReadSetting, password: string, path: string, lang: Lang): void {
  const rule = passwordRule(setting);
  if (obeysPasswordRule(password, rule)) return;
  throw new GongdiError('invalid', {
    problems: [{ path, code: 'notPassword', message: passwordRuleText(rule, lang) }],
  });
}

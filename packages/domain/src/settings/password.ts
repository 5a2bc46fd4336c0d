import { PASSWORD_PATTERN } from '../field/field.ts';
import { fill, type Label, type Lang } from '../label.ts';
import type { SettingValues } from './groups.ts';
import group from './password/settings.ts';
import { settingText } from './text/index.ts';

export type PasswordRule = Pick<SettingValues, 'password_length' | 'password_case' | 'password_symbol'>;

const { password_length, password_case, password_symbol } = group.settings;
/** The rule unless an installation has changed it. Every page needs it, and none of the other settings. */
export const DEFAULT_PASSWORD_RULE: PasswordRule = {
  password_length: password_length.fallback,
  password_case: password_case.fallback,
  password_symbol: password_symbol.fallback,
};

/** Returns the text of the rule for new passwords; `label`: label of the password field. */
export function passwordRuleText(rule: PasswordRule, lang: Lang, label?: Label): string {
  const text = settingText[lang];
  const extra = (rule.password_case ? text.passwordCase : '') + (rule.password_symbol ? text.passwordSymbol : '');
  return fill(text.passwordRule, { label: label?.[lang] ?? text.password, min: rule.password_length, extra });
}

/** Returns whether a new password obeys the rule of the installation. */
export function obeysPasswordRule(password: string, rule: PasswordRule): boolean {
  return (
    PASSWORD_PATTERN.test(password) &&
    Array.from(password).length >= rule.password_length &&
    (!rule.password_case || (/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password))) &&
    (!rule.password_symbol || /[^\p{L}\p{N}\s]/u.test(password))
  );
}

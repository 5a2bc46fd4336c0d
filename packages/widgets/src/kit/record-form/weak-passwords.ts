import {
  obeysPasswordRule,
  passwordRuleText,
  traitsOf,
  type FieldProblem,
  type Lang,
  type NamedField,
  type PasswordRule,
} from '@gongdi/domain';

/**
 * Returns a problem for each new password that breaks the installation's rule; the form itself reports a missing
 * password.
 */
export function weakPasswords(
  fields: readonly Pick<NamedField, 'name' | 'kind' | 'label'>[],
  record: Readonly<Record<string, unknown>>,
  rule: PasswordRule,
  lang: Lang,
): FieldProblem[] {
  return fields.flatMap(({ name, kind, label }) => {
    const value = record[name];
    if (traitsOf(kind).stored || typeof value !== 'string' || obeysPasswordRule(value, rule)) return [];
    return [{ path: name, code: 'notPassword', message: passwordRuleText(rule, lang, label) }];
  });
}

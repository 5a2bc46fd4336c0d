import {
  obeysPasswordRule,
  passwordRuleText,
  type FieldProblem,
  type Lang,
  type NamedField,
  type PasswordRule,
} from '@gongdi/domain';

/** New passwords that are not what the installation asks for; one that is missing is the form's own to say. */
export function weakPasswords(
  fields: readonly Pick<NamedField, 'name' | 'kind' | 'label'>[],
  record: Readonly<Record<string, unknown>>,
  rule: PasswordRule,
  lang: Lang,
): FieldProblem[] {
  return fields.flatMap(({ name, kind, label }) => {
    const value = record[name];
    if (kind !== 'password' || typeof value !== 'string' || obeysPasswordRule(value, rule)) return [];
    return [{ path: name, code: 'notPassword', message: passwordRuleText(rule, lang, label) }];
  });
}

import type { CallFailure } from '@gongdi/api';
import { ERRORS, type Lang, type LevelRule, type Quantity } from '@gongdi/domain';
import { NO_LIMITS } from '../../../../device/limits/no-limits.ts';

/** Returns a new rule without limits for a quantity. */
export function blankRule(quantity: string): LevelRule {
  return { ...NO_LIMITS, quantity, measure: 'value', verified: false };
}

/**
 * Returns why the server has refused the rules: one line for each faulty field, with the name of the rule's quantity
 * before it; one line for any other refusal.
 */
export function refusalLines(
  { code, message, problems }: CallFailure,
  rules: readonly LevelRule[],
  quantities: readonly Pick<Quantity, 'key' | 'label'>[],
  lang: Lang,
): readonly string[] {
  if (code !== ERRORS.invalid.code || problems.length === 0) return [message];
  return problems.map(({ path, message: text }) => {
    // The path of a problem contains the index of the rule: `rules.2.alarm_upper`.
    const at = Number(path.split('.')[1]);
    const quantity = quantities.find(({ key }) => key === rules[at]?.quantity);
    return quantity ? `${quantity.label[lang]}：${text}` : text;
  });
}

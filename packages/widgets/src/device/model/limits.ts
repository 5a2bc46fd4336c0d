import type { Lang, LevelRule, Quantity } from '@gongdi/domain';
import { deviceText } from '../text/index.ts';

/** Shown for a level that a rule does not have. */
const NONE = '—';

type Pair = 'warning' | 'alarm' | 'control';

/** The parts of a rule that decide when its levels are reached. */
export type ReachedBy = Pick<LevelRule, 'measure' | `${Pair}_${'lower' | 'upper'}`>;

/**
 * Returns the text of when a rule reaches a level: a limit counts as passed once it is reached. Quantities with states
 * are shown by the words of their states.
 */
export function limitText(rule: ReachedBy, level: Pair, quantity: Quantity | undefined, lang: Lang): string {
  const [lower, upper] = [rule[`${level}_lower`], rule[`${level}_upper`]];
  const { states } = quantity ?? {};
  if (states && rule.measure === 'value') {
    const reached = states.filter((_, at) => (lower !== null && at <= lower) || (upper !== null && at >= upper));
    return reached.map((word) => word[lang]).join(` ${deviceText[lang].or} `) || NONE;
  }
  // Non-breaking spaces: if the text wraps, it wraps only between the two limits.
  const parts = [lower === null ? '' : `≤\u00a0${lower}`, upper === null ? '' : `≥\u00a0${upper}`].filter(Boolean);
  return parts.join(` ${deviceText[lang].or} `) || NONE;
}

import type { Lang } from '../../kit/theme/tokens.ts';
import { format, textsOf } from '../text/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
  ['seconds', SECOND],
] as const;

/** Formats a duration in its two largest units: "3 天 4 小时", "45 分钟"; below a second "<1 秒". */
export function durationText(milliseconds: number, lang: Lang): string {
  const texts = textsOf(lang);
  if (milliseconds > 0 && milliseconds < SECOND) return format(texts.lessThan, { what: words('seconds', 1, lang) });
  const first = UNITS.findIndex(([, size]) => milliseconds >= size);
  if (first === -1) return words('seconds', 0, lang);
  let rest = milliseconds;
  const parts: string[] = [];
  for (const [unit, size] of UNITS.slice(first, first + 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(words(unit, count, lang));
  }
  return parts.join(' ');
}

function words(unit: (typeof UNITS)[number][0], count: number, lang: Lang): string {
  return format(textsOf(lang)[unit], { count });
}

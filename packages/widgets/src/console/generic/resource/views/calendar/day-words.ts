import type { Lang } from '@gongdi/domain';
import type { Day, Unit } from './ranges.ts';

const LOCALES = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Days have no zone: they are formatted as midnight in UTC. */
function format(day: Day, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Returns the title of a page of the calendar: 2026年11月, or the first and the last day of a week. */
export function pageTitle(days: readonly Day[], day: Day, unit: Unit, lang: Lang): string {
  if (unit === 'month') return format(day, lang, { year: 'numeric', month: 'long' });
  const first = format(days[0]!, lang, { year: 'numeric', month: 'short', day: 'numeric' });
  return `${first} – ${format(days.at(-1)!, lang, { month: 'short', day: 'numeric' })}`;
}

export function weekdayOf(day: Day, lang: Lang): string {
  return format(day, lang, { weekday: 'short' });
}

export function longDay(day: Day, lang: Lang): string {
  return format(day, lang, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
}

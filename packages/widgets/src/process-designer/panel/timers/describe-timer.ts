import { DEFAULT_ZONE, type Duration, instantOf, type Timer } from '@gongdi/bpmn';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { format } from '../text/index.ts';
import { describeCron } from './describe-cron.ts';
import { timerTexts } from './text/index.ts';

const UNITS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Describes a duration: 1天2小时, 1 day 2 hours. */
function describeDuration({ months, days, milliseconds }: Duration, lang: Lang): string {
  const seconds = milliseconds / 1000;
  const amounts = [
    Math.floor(months / 12),
    months % 12,
    days,
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const parts = UNITS.flatMap((unit, at) => {
    const amount = amounts[at] ?? 0;
    return amount === 0 ? [] : [amountOf(amount, unit, lang)];
  });
  return parts.length > 0 ? parts.join(' ') : amountOf(0, 'second', lang);
}

function amountOf(amount: number, unit: (typeof UNITS)[number], lang: Lang): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const text = new Intl.NumberFormat(lang === 'en' ? 'en' : 'zh-CN', style).format(amount);
  return lang === 'en' ? text : text.replace(/(\d)(?=\p{L})/u, '$1 ');
}

/** Formats an instant in the time zone of the site. */
export function showInstant(instant: number, lang: Lang, zone = DEFAULT_ZONE): string {
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : 'zh-CN', {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(instant);
}

/** Describes a timer as a sentence; undefined for cron patterns for which a sentence would not be clearer. */
export function describeTimer(timer: Timer, lang: Lang): string | undefined {
  const texts = timerTexts(lang);
  const time = (date: Extract<Timer, { form: 'date' }>['date']) => showInstant(instantOf(date, DEFAULT_ZONE), lang);
  switch (timer.form) {
    case 'date':
      return format(texts.once, { time: time(timer.date) });
    case 'duration':
      return format(texts.after, { duration: spaced(describeDuration(timer.duration, lang), lang) });
    case 'cron':
      return describeCron(timer.cron, lang);
    case 'expression':
      return format(texts.byExpression, { source: timer.source });
    default: {
      const duration = spaced(describeDuration(timer.duration, lang), lang);
      const { times, start, end } = timer;
      let what =
        times === null ? format(texts.forever, { duration }) : format(texts.repeated, { duration, count: times });
      if (start) what = format(texts.from, { what, time: time(start) });
      if (end) what = format(texts.until, { what, time: time(end) });
      return what;
    }
  }
}

/** Chinese text has a space between words and a number. */
const spaced = (text: string, lang: Lang): string => (lang === 'en' ? text : ` ${text}`);

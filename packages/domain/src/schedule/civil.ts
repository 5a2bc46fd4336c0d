import type { Minute } from './types.ts';

export const DAY_MINUTES = 1440;

/**
 * Reads `2026-05-01`, `2026-05-01T08:00` and `2026-05-01T08:00:00` as a civil minute.
 * @returns NaN for anything else, and for days that do not exist
 */
export function minuteOf(text: string): Minute {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?)?$/.exec(text);
  if (!parts) return NaN;
  const [, year, month, day, hour = '00', minute = '00'] = parts;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const back = new Date(at);
  return back.getUTCMonth() === Number(month) - 1 && Number(hour) <= 24 && Number(minute) < 60 ? at / 60_000 : NaN;
}

const texts = new Map<number, string>();
/** Days of sixty years. */
const MOST_TEXTS = 22_000;

/** The civil day of a minute, `2026-05-01`. A plan asks thousands of times for the same few days. */
export function dayText(at: Minute): string {
  const day = dayNumber(at);
  let text = texts.get(day);
  if (text === undefined) {
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(day, (text = new Date(at * 60_000).toISOString().slice(0, 10)));
  }
  return text;
}

/** Day and time of a minute, `2026-05-01T08:00`. */
export const minuteText = (at: Minute): string => new Date(at * 60_000).toISOString().slice(0, 16);

/**
 * The day on which work ends: what ends at midnight ends on the day before.
 * @param start a finish at the same minute is a milestone, on the day of that minute
 */
export const finishDay = (finish: Minute, start = finish - 1): string =>
  dayText(finish > start && finish % DAY_MINUTES === 0 ? finish - 1 : finish);

/** Days since 1970-01-01 of a minute. */
export const dayNumber = (at: Minute): number => Math.floor(at / DAY_MINUTES);

import { timerError } from './error.ts';
import type { Civil } from './zone.ts';
import { daysInMonth, fromCivil, toCivil } from './zone.ts';

/** An ISO 8601 duration: whole months (years are twelve), whole days (weeks are seven) and exact milliseconds. */
export interface Duration {
  readonly months: number;
  readonly days: number;
  readonly milliseconds: number;
}

const DURATION =
  /^P(?!$)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,](\d{1,9}))?S)?)?$/;

const DAY = 86_400_000;
/** Longer durations lead to times that no calendar and no database supports. */
const LONGEST_YEARS = 1000;
const LONGEST = LONGEST_YEARS * 372 * DAY;

/**
 * Parses an ISO 8601 duration such as `P1Y2M3DT4H5M6S` or `P2W`.
 *
 * @throws TimerError
 */
export function parseDuration(source: string): Duration {
  const match = DURATION.exec(source);
  if (!match) {
    throw timerError(source, '不是有效的 ISO 8601 时长，例如 PT1H、P1D', 'is no ISO 8601 duration such as PT1H or P1D');
  }
  const [years, months, weeks, days, hours, minutes, seconds] = match.slice(1, 8).map((part) => Number(part ?? 0));
  const fraction = Math.round(Number(`0.${match[8] ?? '0'}`) * 1000);
  const duration = {
    months: (years ?? 0) * 12 + (months ?? 0),
    days: (weeks ?? 0) * 7 + (days ?? 0),
    milliseconds: ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000 + (seconds ?? 0) * 1000 + fraction,
  };
  if ((duration.months * 31 + duration.days) * DAY + duration.milliseconds > LONGEST) {
    throw timerError(source.slice(0, 80), `的时长超过 ${LONGEST_YEARS} 年`, `lasts longer than ${LONGEST_YEARS} years`);
  }
  return duration;
}

/** Returns whether a duration is zero. */
export const isZero = ({ months, days, milliseconds }: Duration): boolean => months + days + milliseconds === 0;

/**
 * Returns the instant after `times` durations. Months and days are counted on the zone's calendar; a day 31 becomes the
 * last day of a shorter month.
 */
export function addDuration(instant: number, duration: Duration, zone: string, times = 1): number {
  const { months, days, milliseconds } = duration;
  if (months === 0 && days === 0) return instant + milliseconds * times;
  const civil = toCivil(instant, zone);
  const month = civil.month - 1 + months * times;
  const year = civil.year + Math.floor(month / 12);
  const inYear = ((month % 12) + 12) % 12;
  const day = Math.min(civil.day, daysInMonth(year, inYear + 1)) + days * times;
  return fromCivil({ ...civil, year, month: inYear + 1, day }, zone) + milliseconds * times;
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:(Z)|([+-])(\d{2}):?(\d{2})?)?)?$/;

/** An ISO 8601 date and time. Without an offset it is a civil time of the zone in which the timer runs. */
export interface DateTime {
  readonly civil: Civil;
  /** Milliseconds ahead of UTC; null when the text names no offset. */
  readonly offset: number | null;
}

/**
 * Parses an ISO 8601 date or date and time, such as `2026-05-01T08:00:00+08:00`.
 *
 * @throws TimerError
 */
export function parseDate(source: string): DateTime {
  const match = DATE.exec(source);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    match?.slice(1, 7).map((part) => Number(part ?? 0)) ?? [];
  if (!match || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month) || hour > 23) throw noDate(source);
  if (minute > 59 || second > 59) throw noDate(source);
  const [fraction = '0', utc, ...ahead] = match.slice(7);
  const millisecond = Math.floor(Number(`0.${fraction}`) * 1000);
  const civil = { year, month, day, hour, minute, second, millisecond };
  return { civil, offset: utc === 'Z' ? 0 : offsetOf(ahead) };
}

/** Converts an offset such as `+08:00` to milliseconds; null: the text has none. */
function offsetOf([sign, hours, minutes = '0']: readonly (string | undefined)[]): number | null {
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function noDate(source: string): Error {
  return timerError(
    source,
    '不是有效的 ISO 8601 日期时间，例如 2026-05-01T08:00:00',
    'is no ISO 8601 date and time such as 2026-05-01T08:00:00',
  );
}

/** Returns the instant of a date and time, in epoch milliseconds. */
export function instantOf({ civil, offset }: DateTime, zone: string): number {
  if (offset === null) return fromCivil(civil, zone);
  return fromCivil(civil, 'UTC') - offset;
}

import { EMPTY } from './number.ts';

/** Time zone in which days begin and end, unless the installation sets another one (`GONGDI_TIME_ZONE`). */
export const DEFAULT_TIME_ZONE = 'Asia/Shanghai';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, found);
  }
  return found;
}

/**
 * Returns the milliseconds of an instant given as ISO text, milliseconds, or ten-digit seconds (console specification,
 * section 9).
 */
export function toMillis(value: string | number): number {
  const number = typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : Date.parse(value);
  return Math.abs(number) >= 1e9 && Math.abs(number) < 1e10 ? number * 1000 : number;
}

/**
 * Returns an instant in the local time of a zone, `2026-11-21 13:05:09`, the default format (console specification,
 * section 9); `--` when empty or not a time.
 * @param zone IANA zone of the installation; there is no default
 */
export function dateTime(value: string | number | null | undefined, zone: string): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const millis = toMillis(value);
  if (!Number.isFinite(millis)) return EMPTY;
  const parts = new Map(
    formatterOf(zone)
      .formatToParts(millis)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Returns the civil date of a moment (epoch ms) in a zone: `YYYY-MM-DD`. */
export function civilDay(instant: number, zone: string): string {
  return dateTime(instant, zone).slice(0, 10);
}

/** Returns the first ten characters of a text, its civil date; `--` when empty. */
export function date(value: string | null | undefined): string {
  return value ? value.slice(0, 10) : EMPTY;
}

/** Formats times in one time zone. */
export interface Times {
  readonly zone: string;
  /** As `dateTime`. */
  dateTime(value: string | number | null | undefined): string;
  /** As `civilDay`. */
  civilDay(instant: number): string;
}

/** @param zone IANA zone */
export function timesIn(zone: string): Times {
  return {
    zone,
    dateTime: (value) => dateTime(value, zone),
    civilDay: (instant) => civilDay(instant, zone),
  };
}

/** Returns whether the runtime knows this time zone. The default one is not tried: its rules take 30 ms to load. */
export function isTimeZone(zone: string): boolean {
  if (zone === DEFAULT_TIME_ZONE) return true;
  try {
    return formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the instant (ISO 8601, UTC, with milliseconds) of a civil time in a zone. A civil time that a clock change
 * skips is moved later by the length of the change; of a civil time that occurs twice, the first one is returned.
 * @param wall `YYYY-MM-DD HH:mm:ss`, as `dateTime` writes it
 */
export function instantAt(wall: string, zone: string): string {
  const wanted = asUtc(wall);
  const ahead = (at: number) => asUtc(dateTime(at, zone)) - at;
  const day = 86_400_000;
  const [before, after] = [wanted - ahead(wanted - day), wanted - ahead(wanted + day)];
  const shown = [before, after].find((at) => asUtc(dateTime(at, zone)) === wanted);
  return new Date(shown ?? Math.max(before, after)).toISOString();
}

function asUtc(wall: string): number {
  return Date.parse(`${wall.replace(' ', 'T')}Z`);
}

import { EMPTY } from './number.ts';

/** Days begin and end here unless a project says otherwise. */
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

/** Milliseconds of an instant given as ISO text, milliseconds, or ten-digit seconds (console specification, section 9). */
export function toMillis(value: string | number): number {
  const number = typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : Date.parse(value);
  return Math.abs(number) >= 1e9 && Math.abs(number) < 1e10 ? number * 1000 : number;
}

/** `2026-11-21 13:05:09`, the default format of the specification; `--` when empty or not a time. */
export function dateTime(value: string | number | null | undefined, zone: string = DEFAULT_TIME_ZONE): string {
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

/** The civil date of a moment (epoch ms) in a zone: `YYYY-MM-DD`. */
export function civilDay(instant: number, zone: string = DEFAULT_TIME_ZONE): string {
  return dateTime(instant, zone).slice(0, 10);
}

/** Civil date as it stands. */
export function date(value: string | null | undefined): string {
  return value ? value.slice(0, 10) : EMPTY;
}

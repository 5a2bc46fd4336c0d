/** A civil date and time; month from 1. */
export interface Civil {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Returns the civil time that clocks of a zone show at an instant (epoch milliseconds). */
export function toCivil(instant: number, zone: string): Civil {
  const parts: Record<string, number> = {};
  for (const { type, value } of format(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return { year, month, day, hour, minute, second, millisecond: ((instant % 1000) + 1000) % 1000 };
}

/**
 * Returns the instant (epoch milliseconds) at which clocks of a zone show a civil time. A time that a clock change
 * skips is moved later by the skipped span. For a time that occurs twice the result is the first.
 */
export function fromCivil(civil: Civil, zone: string): number {
  const wanted = asUtc(civil);
  // The offset depends on the instant that is looked for. A clock changes at most once in two days, so it is the offset
  // of the day before or of the day after.
  const early = wanted - offsetAt(wanted - 86_400_000, zone);
  if (offsetAt(early, zone) === wanted - early) return early;
  const late = wanted - offsetAt(wanted + 86_400_000, zone);
  return offsetAt(late, zone) === wanted - late ? late : Math.max(early, late);
}

/** Returns how many milliseconds the zone is ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  return asUtc(toCivil(instant, zone)) - instant;
}

function asUtc({ year, month, day, hour, minute, second, millisecond }: Civil): number {
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond);
}

/** Returns the number of days of a month; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

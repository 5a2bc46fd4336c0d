/** A civil date `YYYY-MM-DD`. All arithmetic here is on the calendar and in no time zone. */
export type Day = string;

export type Unit = 'month' | 'week';

const DAY = 86_400_000;

const at = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Returns whether a text is a day that exists. */
export function isDay(text: string | undefined): text is Day {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text)) && dayAt(at(text)) === text;
}

export function addDays(day: Day, count: number): Day {
  return dayAt(at(day) + count * DAY);
}

/** Returns the same day of another month, or the last one of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Returns the Monday of the week of a day: weeks begin on Monday (GB/T 7408). */
export function weekOf(day: Day): Day {
  const weekday = (new Date(at(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Returns the days that a calendar shows: one week, or the whole weeks of a month. */
export function daysShown(day: Day, unit: Unit): Day[] {
  const first = weekOf(unit === 'week' ? day : `${day.slice(0, 8)}01`);
  const last = unit === 'week' ? first : weekOf(addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1));
  const count = (at(last) - at(first)) / DAY + 7;
  return Array.from({ length: count }, (_, place) => addDays(first, place));
}

/** Returns the day to show after turning the page forwards (1) or backwards (-1). */
export function turned(day: Day, unit: Unit, way: 1 | -1): Day {
  return unit === 'week' ? addDays(day, 7 * way) : addMonths(day, way);
}

/**
 * Returns a value of a record moved to another day.
 * @param value civil date, or the local time of an instant, `YYYY-MM-DD HH:mm:ss`: the time of the day stays
 */
export function onDay(value: string, day: Day): string {
  return `${day}${value.slice(10)}`;
}

/** Returns the day that an arrow key leads to; undefined for every other key. */
export function nextDay(day: Day, key: string): Day | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}

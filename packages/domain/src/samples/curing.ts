/** Age of specimens that are cured with the structure (GB 50204-2015, annex C). */

/** Sum of the mean temperatures of days, °C·d. */
export const NEEDED_DEGREE_DAYS = 600;
/** Least days that count. */
export const LEAST_DAYS = 14;

/** Mean temperature of a civil day, °C. */
export interface DayMean {
  day: string;
  mean: number;
}

export interface Curing {
  /** °C·d over the days that count. */
  degreeDays: number;
  /** Days with a mean above 0 °C. */
  days: number;
  /** Days without a temperature: nothing is assumed of them. */
  missing: string[];
  /** First day at whose end the specimens are old enough. */
  reachedOn: string | undefined;
}

const DAY = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

/**
 * Adds up the temperatures of the days after the specimens were made. Days with a mean of 0 °C or less count neither as
 * days nor as degrees.
 * @param from day on which they were made; the day after is the first that counts
 * @param to last day, inclusive
 * @param means temperatures in any order; the last one of a day counts
 */
export function curingOf(from: string, to: string, means: readonly DayMean[]): Curing {
  const byDay = new Map(means.map(({ day, mean }) => [day, mean]));
  const curing: Curing = { degreeDays: 0, days: 0, missing: [], reachedOn: undefined };
  let sum = 0;
  for (let day = dayAfter(from); day <= to; day = dayAfter(day)) {
    const mean = byDay.get(day);
    if (mean === undefined) curing.missing.push(day);
    else if (mean > 0) {
      // Whole hundredths, so that ten days of 0.1 °C are one degree-day.
      sum += Math.round(mean * 100);
      curing.days += 1;
    }
    if (curing.reachedOn === undefined && sum >= NEEDED_DEGREE_DAYS * 100 && curing.days >= LEAST_DAYS)
      curing.reachedOn = day;
  }
  curing.degreeDays = sum / 100;
  return curing;
}

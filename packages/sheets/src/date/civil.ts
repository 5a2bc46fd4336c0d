/** A calendar day without time or zone. `month` and `day` count from 1. */
export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Returns the days since 1970-01-01 in the Gregorian calendar, counted in 400-year cycles of years that start in March.
 */
export function daysFromCivil({ year, month, day }: Civil): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

/** The inverse of `daysFromCivil`. */
export function civilFromDays(days: number): Civil {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** `YYYY-MM-DD`. */
export function civilText({ year, month, day }: Civil): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Returns whether the day exists: 2024-02-30 does not. */
export function isCivil(date: Civil): boolean {
  const back = civilFromDays(daysFromCivil(date));
  return back.year === date.year && back.month === date.month && back.day === date.day;
}

export function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

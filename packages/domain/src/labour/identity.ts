import { isIdentityNumber } from '../field/checks.ts';

/** What an identity number says of its owner (GB 11643). */
export interface IdentityFacts {
  /** Civil date of birth. */
  born: string;
  /** Value of the dictionary `gender`. */
  gender: 1 | 2;
}

/** Returns what an identity number says of its owner; undefined if it is none. */
export function identityFacts(number: string | null | undefined): IdentityFacts | undefined {
  const value = number?.toUpperCase() ?? '';
  if (!isIdentityNumber(value)) return undefined;
  return {
    born: `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`,
    gender: Number(value[16]) % 2 === 1 ? 1 : 2,
  };
}

/** Returns the whole years from a birthday to a day. Who is born on 29 February is a year older on 1 March. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Returns the civil date some months later; a day that the month lacks becomes its last one. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the civil date some days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

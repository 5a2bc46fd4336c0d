import type { Fen } from '../money/fen.ts';

/** Sums of one month. */
export interface MonthSums {
  /** `YYYY-MM`. */
  month: string;
  planned: Fen;
  certified: Fen;
  payable: Fen;
  paid: Fen;
}
export type CurveKey = Exclude<keyof MonthSums, 'month'>;
const KEYS: readonly CurveKey[] = ['planned', 'certified', 'payable', 'paid'];

export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${String(year + 1)}-01` : `${String(year)}-${String(number + 1).padStart(2, '0')}`;
}

/**
 * Sums up month by month, without a gap between the first month and the last: what an S-curve draws.
 * @param sums any order, several of one month are added up
 */
export function cumulativeOf(sums: readonly MonthSums[]): MonthSums[] {
  if (sums.length === 0) return [];
  const months = sums.map(({ month }) => month).toSorted();
  const last = months.at(-1)!;
  const all: MonthSums[] = [];
  let held: MonthSums = { month: months[0]!, planned: 0, certified: 0, payable: 0, paid: 0 };
  for (let month = months[0]!; month <= last; month = monthAfter(month)) {
    held = { ...held, month };
    for (const one of sums) if (one.month === month) for (const key of KEYS) held[key] += one[key];
    all.push(held);
  }
  return all;
}

import { sumFen, type Fen } from '../money/fen.ts';
import { monthAfter } from './curve.ts';

/** Money of one month that comes in and goes out, with tax. */
export interface CashMonth {
  /** `YYYY-MM`. */
  month: string;
  /** Planned payments of contracts, and of requests for funds by the day on which they are needed. */
  planned_in: Fen;
  planned_out: Fen;
  /** Paid orders of contracts. */
  paid_in: Fen;
  paid_out: Fen;
  /** Paid requests for funds that are no payment of a contract. */
  funds_out: Fen;
}

export interface CashLine extends CashMonth {
  planned_net: Fen;
  paid_net: Fen;
  /** What came in less what went out, up to the end of this month. */
  balance: Fen;
}

const KEYS = ['planned_in', 'planned_out', 'paid_in', 'paid_out', 'funds_out'] as const;

/**
 * The cash flow of every month from the first to the last, those without money too.
 * @param months any order, several of one month are added up; those outside of the period are left out
 * @param opening what came in less what went out before the first month
 */
export function cashFlowOf(
  months: readonly CashMonth[],
  { from, to }: { from: string; to: string },
  opening: Fen,
): CashLine[] {
  const lines: CashLine[] = [];
  let balance = opening;
  for (let month = from; month <= to; month = monthAfter(month)) {
    const own = months.filter((one) => one.month === month);
    const [planned_in, planned_out, paid_in, paid_out, funds_out] = KEYS.map((key) =>
      sumFen(own.map((one) => one[key])),
    ) as [Fen, Fen, Fen, Fen, Fen];
    const paid_net = paid_in - paid_out - funds_out;
    balance += paid_net;
    lines.push({
      month,
      planned_in,
      planned_out,
      paid_in,
      paid_out,
      funds_out,
      planned_net: planned_in - planned_out,
      paid_net,
      balance,
    });
  }
  return lines;
}

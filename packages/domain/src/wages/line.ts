import type { Label } from '../label.ts';
import { fenOf, shareOfFen, type Fen } from '../money/fen.ts';

/** What a line of a wage sheet is counted from; amounts in yuan, as they are stored. */
export interface WageTerms {
  /** Days of attendance in halves: 21.5. */
  days?: number | null | undefined;
  day_rate?: string | null | undefined;
  /** Work by quantity, at most three decimals. */
  quantity?: number | null | undefined;
  unit_price?: string | null | undefined;
  /** Paid before the sheet was made. */
  advance?: string | null | undefined;
  deduction?: string | null | undefined;
}

export interface WageLine {
  by_days: Fen;
  by_piece: Fen;
  /** Earned: by days and by quantity. */
  payable: Fen;
  /** What is left to pay after advances and deductions. */
  due: Fen;
}

/** Decimals of a quantity, as a factor. */
const QUANTITY_PARTS = 1000;

/**
 * Counts a line. Time and piecework are each rounded to the fen, half a fen upwards, because the slip shows each by
 * itself; their sum is then exact and is not rounded again.
 */
export function wageLine({ days, day_rate, quantity, unit_price, advance, deduction }: WageTerms): WageLine {
  const by_days = shareOfFen(fenOf(day_rate), Math.round((days ?? 0) * 2), 2);
  const by_piece = shareOfFen(fenOf(unit_price), Math.round((quantity ?? 0) * QUANTITY_PARTS), QUANTITY_PARTS);
  const payable = by_days + by_piece;
  return { by_days, by_piece, payable, due: payable - fenOf(advance) - fenOf(deduction) };
}

/** What is wrong with the terms of a line, each at the field that has to change. */
export function wageProblems(terms: WageTerms): { path: string; label: Label }[] {
  const problems: { path: string; label: Label }[] = [];
  if (!Number.isInteger((terms.days ?? 0) * 2))
    problems.push({
      path: 'days',
      label: { zh: '工日按半日计，如 21.5', en: 'Days are counted in halves, such as 21.5' },
    });
  if ((terms.quantity ?? 0) > 0 && !terms.unit_price)
    problems.push({ path: 'unit_price', label: { zh: '填写了工程量，请填写单价', en: 'A quantity needs a price' } });
  if ((terms.days ?? 0) > 0 && !terms.day_rate && !terms.unit_price)
    problems.push({ path: 'day_rate', label: { zh: '请填写日单价或计件单价', en: 'Give a day rate or a price' } });
  if (problems.length === 0 && wageLine(terms).due < 0)
    problems.push({
      path: 'advance',
      label: { zh: '预支和扣款超过应发工资', en: 'Advances and deductions are more than was earned' },
    });
  return problems;
}

/** Whether the sheet counts other days than were recorded. Nobody differs where nothing was recorded. */
export const daysDiffer = (days: number | null | undefined, attended: number | null | undefined): boolean =>
  attended !== null && attended !== undefined && (days ?? 0) !== attended;

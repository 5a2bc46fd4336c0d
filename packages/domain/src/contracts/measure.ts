import type { Label } from '../label.ts';
import { shareOfFen, type Fen } from '../money/fen.ts';

/** Quantities have at most three decimals: they are counted as whole thousandths. */
export type Thousandths = number;
const PARTS = 1000;

/** A line of a measurement sheet; a dimension that is not given counts as 1. */
export interface MeasureLine {
  number?: number | null | undefined;
  length?: number | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** Taken off: openings, what others did. */
  deducts?: boolean | null | undefined;
}

export const thousandthsOf = (quantity: number | null | undefined): Thousandths => Math.round((quantity ?? 0) * PARTS);
export const measuredOf = (thousandths: Thousandths): number => thousandths / PARTS;

const factorsOf = ({ number, length, width, height }: MeasureLine): number[] =>
  [number, length, width, height].flatMap((one) => (one === null || one === undefined ? [] : [thousandthsOf(one)]));

/** Product of the given dimensions, rounded to thousandths, half away from zero; below zero for a deduction. */
export function lineQuantity(line: MeasureLine): Thousandths {
  const factors = factorsOf(line);
  if (factors.length === 0) return 0;
  const product = factors.reduce((all, one) => all * BigInt(one), 1n);
  const by = BigInt(PARTS) ** BigInt(factors.length - 1);
  const rounded = Number((product * 2n + by) / (by * 2n));
  return line.deducts === true ? -rounded : rounded;
}

/** Quantity of a sheet: the sum of its rounded lines, so that what is printed adds up. */
export const sheetQuantity = (lines: readonly MeasureLine[]): Thousandths =>
  lines.reduce((sum, line) => sum + lineQuantity(line), 0);

/** Value of a quantity to date at a price of one unit. Values of periods are differences of these, so nothing drifts. */
export const worthOf = (quantity: Thousandths, price: Fen): Fen => shareOfFen(price, quantity, PARTS);

/** What is wrong with the lines of a sheet. */
export function measureProblems(lines: readonly MeasureLine[]): { path: string; label: Label }[] {
  const empty = lines.findIndex((line) => factorsOf(line).length === 0);
  if (empty >= 0)
    return [
      {
        path: 'lines',
        label: {
          zh: `第 ${String(empty + 1)} 行没有尺寸，至少填写件数、长、宽、高中的一项`,
          en: `Row ${String(empty + 1)} has no dimension; give number, length, width or height`,
        },
      },
    ];
  if (sheetQuantity(lines) <= 0)
    return [
      {
        path: 'lines',
        label: {
          zh: '扣减后工程量不大于零，请核对扣减行',
          en: 'Nothing is left after the deductions; check them',
        },
      },
    ];
  return [];
}

import { shareOfFen, type Fen } from '../money/fen.ts';
import type { BasisPoints } from './certificate.ts';

const WHOLE = 10_000;

/**
 * What the other party has received too much, with tax: what the newest payment carries below zero.
 * @param carried without tax, below zero or zero
 */
export const owedOf = (carried: Fen, tax_rate: BasisPoints): Fen => -carried + shareOfFen(-carried, tax_rate, WHOLE);

/** Part without tax of what was refunded in all, with tax; rounded once, so that parts add up to the whole. */
export const refundedNet = (refunded: Fen, tax_rate: BasisPoints): Fen =>
  refunded - shareOfFen(refunded, tax_rate, WHOLE + tax_rate);

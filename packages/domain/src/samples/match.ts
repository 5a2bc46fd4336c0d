/** Ordered, delivered and accepted quantities side by side (three-way match). */

/** Values of `match_state`. */
export const MATCH = { none: 1, pending: 2, partial: 3, matched: 4, over: 5, short: 6 } as const;

export interface Quantities {
  ordered: number;
  /** Sum of the delivery notes, without what was returned as a whole. */
  delivered: number;
  accepted: number;
  /** Delivered and not decided yet. */
  pending: number;
  /** Per cent by which quantities may differ. */
  tolerance: number;
}

/** Share of a quantity, per cent, below which differences are those of binary fractions. */
const NOISE = 1e-9;

/** Returns the most that may be accepted for an order. */
export const mostOf = (ordered: number, tolerance: number): number => ordered * (1 + tolerance / 100 + NOISE);

/**
 * Returns how an order stands. The database keeps the same (`match_of` in SQL); a test compares both.
 */
export function matchOf({ ordered, delivered, accepted, pending, tolerance }: Quantities): number {
  const least = 1 - tolerance / 100 - NOISE;
  if (delivered === 0) return MATCH.none;
  if (pending > 0) return MATCH.pending;
  if (delivered > mostOf(ordered, tolerance)) return MATCH.over;
  if (accepted >= ordered * least) return MATCH.matched;
  return accepted < delivered * least ? MATCH.short : MATCH.partial;
}

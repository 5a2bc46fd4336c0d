import type { Fen } from '../money/fen.ts';

/** Values of the dictionary `cost_state`. */
export const COST_STATE = { within: 1, near: 2, over: 3 } as const;

export interface CostSums {
  planned: Fen;
  /** Contracts that cost money, with their changes. */
  committed: Fen;
  /** Certified of these. */
  actual: Fen;
}

/** Money that is left of the plan once everything that is committed or done is paid; below zero: over the plan. */
export const deviationOf = ({ planned, committed, actual }: CostSums): Fen => planned - Math.max(committed, actual);

/** How a cost item stands; `near` is a share of the plan in percent. */
export function costState(sums: CostSums, near: number): number {
  const used = Math.max(sums.committed, sums.actual);
  if (used > sums.planned) return COST_STATE.over;
  return used * 100 >= sums.planned * near ? COST_STATE.near : COST_STATE.within;
}

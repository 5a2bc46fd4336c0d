import type { Fen } from './fen.ts';

/** An entry of a ledger with two sides: an amount, more than zero, from the account `credit` to the account `debit`. */
export interface Posting<A extends string | number = string> {
  debit: A;
  credit: A;
  amount: Fen;
}

/** What each named account holds: debits less credits. All of them together are zero, whatever was posted. */
export function trialBalance<A extends string | number>(postings: readonly Posting<A>[]): Partial<Record<A, Fen>> {
  const held: Partial<Record<A, Fen>> = {};
  for (const { debit, credit, amount } of postings) {
    held[debit] = (held[debit] ?? 0) + amount;
    held[credit] = (held[credit] ?? 0) - amount;
  }
  return held;
}

/** A posting whose amount may be below zero: then it goes the other way. None for nothing. */
export function posted<A extends string | number>(debit: A, credit: A, amount: Fen): Posting<A>[] {
  if (amount === 0) return [];
  return amount > 0 ? [{ debit, credit, amount }] : [{ debit: credit, credit: debit, amount: -amount }];
}

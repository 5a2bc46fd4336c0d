import { MAX_FEN, type Fen } from '../money/fen.ts';

/** Values of the dictionary `fund_entry_kind`: what changes the money of a project. */
export const FUND_ENTRY = { planned: 1, granted: 2, returned: 3, withdrawn: 4, paid: 5, saved: 6 } as const;
export type FundEntryKind = (typeof FUND_ENTRY)[keyof typeof FUND_ENTRY];

/** The money of a project, in fen. */
export interface FundState {
  /** Approved plans. */
  planned: Fen;
  /** Approved requests that are not paid yet. */
  granted: Fen;
  paid: Fen;
}

export const NO_FUNDS: FundState = { planned: 0, granted: 0, paid: 0 };

/** Returns what further requests may be approved for, in fen. */
export const fundBalance = ({ planned, granted, paid }: FundState): Fen => planned - granted - paid;

const EFFECTS: Readonly<Record<FundEntryKind, (amount: Fen) => FundState>> = {
  [FUND_ENTRY.planned]: (amount) => ({ ...NO_FUNDS, planned: amount }),
  [FUND_ENTRY.granted]: (amount) => ({ ...NO_FUNDS, granted: amount }),
  [FUND_ENTRY.returned]: (amount) => ({ ...NO_FUNDS, granted: -amount }),
  [FUND_ENTRY.withdrawn]: (amount) => ({ ...NO_FUNDS, planned: -amount }),
  [FUND_ENTRY.paid]: (amount) => ({ ...NO_FUNDS, granted: -amount, paid: amount }),
  [FUND_ENTRY.saved]: (amount) => ({ ...NO_FUNDS, granted: -amount }),
};

/**
 * Returns the money of a project after an entry; undefined if there is not as much: the balance, and each part, are
 * never below zero.
 * @throws RangeError when the amount is no whole number of fen above zero
 */
export function bookFund(
  before: FundState,
  { kind, amount }: { kind: FundEntryKind; amount: Fen },
): FundState | undefined {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`no amount of fen: ${amount}`);
  const effect = EFFECTS[kind](amount);
  const after = {
    planned: before.planned + effect.planned,
    granted: before.granted + effect.granted,
    paid: before.paid + effect.paid,
  };
  const isWhole = [after.planned, after.granted, after.paid, fundBalance(after)].every(
    (part) => part >= 0 && part <= MAX_FEN,
  );
  return isWhole ? after : undefined;
}

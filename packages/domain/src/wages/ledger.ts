import { sumFen, type Fen } from '../money/fen.ts';
import { trialBalance } from '../money/postings.ts';

/** Values of the dictionary `wage_entry_kind`. */
export const WAGE_ENTRY = { transfer: 1, wages: 2, returned: 3, interest: 4, fee: 5, closing: 6 } as const;
export type WageEntryKind = (typeof WAGE_ENTRY)[keyof typeof WAGE_ENTRY];

/** The accounts of the ledger. `bank` is the special account; the others say where money came from and went. */
export type LedgerAccount = 'bank' | 'labour_cost' | 'wages' | 'interest' | 'fee';

/** Debit and credit of each kind of entry; an entry moves its amount from the second to the first. */
const POSTINGS: Readonly<Record<WageEntryKind, readonly [debit: LedgerAccount, credit: LedgerAccount]>> = {
  [WAGE_ENTRY.transfer]: ['bank', 'labour_cost'],
  [WAGE_ENTRY.wages]: ['wages', 'bank'],
  [WAGE_ENTRY.returned]: ['bank', 'wages'],
  [WAGE_ENTRY.interest]: ['bank', 'interest'],
  [WAGE_ENTRY.fee]: ['fee', 'bank'],
  [WAGE_ENTRY.closing]: ['labour_cost', 'bank'],
};

export interface LedgerEntry {
  kind: WageEntryKind;
  /** More than zero; the kind says which way it goes. */
  amount: Fen;
}

/** Whether an entry of this kind brings money into the special account. */
export const isIncome = (kind: number): boolean => POSTINGS[kind as WageEntryKind]?.[0] === 'bank';

/** The amount as it changes the special account. */
export const signedFen = ({ kind, amount }: LedgerEntry): Fen => (isIncome(kind) ? amount : -amount);

/** What the special account holds after the entries. */
export const balanceOf = (entries: readonly LedgerEntry[]): Fen => sumFen(entries.map(signedFen));

/** What each account of the ledger holds: debits less credits. All of them together are zero. */
export const trialOf = (entries: readonly LedgerEntry[]): Record<LedgerAccount, Fen> => ({
  bank: 0,
  labour_cost: 0,
  wages: 0,
  interest: 0,
  fee: 0,
  ...trialBalance(
    entries.map(({ kind, amount }) => {
      const [debit, credit] = POSTINGS[kind];
      return { debit, credit, amount };
    }),
  ),
});

/** Balance after one more entry; undefined: the account does not hold as much, so the entry is refused. */
export function afterEntry(balance: Fen, entry: LedgerEntry): Fen | undefined {
  const after = balance + signedFen(entry);
  return after < 0 ? undefined : after;
}

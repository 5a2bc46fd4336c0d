import type { Fen } from '../money/fen.ts';

/** Values of the dictionary `wage_transfer_state`: labour cost of the present month. */
export const WAGE_TRANSFER = { waiting: 1, full: 2, below: 3, missing: 4 } as const;

/** How the labour cost of the month stands. Until the agreed day nothing is missing. */
export function transferState(day: string, { due, received, due_day }: { due: Fen; received: Fen; due_day: number }) {
  if (received >= due) return WAGE_TRANSFER.full;
  if (Number(day.slice(8)) < due_day) return WAGE_TRANSFER.waiting;
  return received > 0 ? WAGE_TRANSFER.below : WAGE_TRANSFER.missing;
}

/** A movement of the account, as the ledger or the bank has it. */
export interface AccountMove {
  id: string;
  /** Civil date. */
  on: string;
  income: boolean;
  amount: Fen;
}

const DAY = 86_400_000;
const apart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY;

/**
 * Pairs lines of a statement with entries of the ledger: same direction and amount, at most so many days apart, the
 * closest first, each at most once.
 */
export function matchMoves(
  lines: readonly AccountMove[],
  entries: readonly AccountMove[],
  days: number,
): { line: string; entry: string; on: string }[] {
  const key = ({ income, amount }: AccountMove) => `${income} ${amount}`;
  const byKey = new Map<string, AccountMove[]>();
  for (const entry of entries) byKey.set(key(entry), [...(byKey.get(key(entry)) ?? []), entry]);
  const pairs = lines.flatMap((line) =>
    (byKey.get(key(line)) ?? []).flatMap((entry) => {
      const distance = apart(line.on, entry.on);
      return distance <= days ? [{ line, entry, distance }] : [];
    }),
  );
  const taken = new Set<string>();
  return pairs
    .toSorted(
      (a, b) => a.distance - b.distance || a.line.on.localeCompare(b.line.on) || a.entry.on.localeCompare(b.entry.on),
    )
    .flatMap(({ line, entry }) => {
      if (taken.has(`l ${line.id}`) || taken.has(`e ${entry.id}`)) return [];
      taken.add(`l ${line.id}`);
      taken.add(`e ${entry.id}`);
      return [{ line: line.id, entry: entry.id, on: line.on }];
    });
}

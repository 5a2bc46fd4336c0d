import { expect, test } from 'vitest';
import { afterEntry, balanceOf, trialOf, WAGE_ENTRY, type LedgerEntry, type WageEntryKind } from './ledger.ts';
import { sumFen } from '../money/fen.ts';

const KINDS = Object.values(WAGE_ENTRY);

test('the ledger balances after every entry, and the account is never below zero', () => {
  let seed = 20_261_125;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  let refused = 0;
  for (let round = 0; round < 200; round += 1) {
    const taken: LedgerEntry[] = [];
    let balance = 0;
    let received = 0;
    let spent = 0;
    for (let step = 0; step < 40; step += 1) {
      const entry = { kind: KINDS[next(KINDS.length)] as WageEntryKind, amount: 1 + next(500_000) };
      const after = afterEntry(balance, entry);
      if (after === undefined) {
        refused += 1;
        expect(received - spent).toBeLessThan(entry.amount);
        continue;
      }
      taken.push(entry);
      // By hand: what came in and what went out, each in a drawer of its own.
      if ([1, 3, 4].includes(entry.kind)) received += entry.amount;
      else spent += entry.amount;
      balance = after;
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(balance).toBe(received - spent);
      expect(balanceOf(taken)).toBe(balance);
      const trial = trialOf(taken);
      expect(sumFen(Object.values(trial))).toBe(0);
      expect(trial.bank).toBe(balance);
    }
  }
  expect(refused).toBeGreaterThan(100);
});

test('wages that come back cost nothing', () => {
  const entries: LedgerEntry[] = [
    { kind: WAGE_ENTRY.transfer, amount: 1_000_000 },
    { kind: WAGE_ENTRY.wages, amount: 689_183 },
    { kind: WAGE_ENTRY.returned, amount: 689_183 },
  ];
  expect(trialOf(entries)).toEqual({ bank: 1_000_000, labour_cost: -1_000_000, wages: 0, interest: 0, fee: 0 });
});

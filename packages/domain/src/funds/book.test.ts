import { describe, expect, it } from 'vitest';
import { bookFund, FUND_ENTRY, fundBalance, NO_FUNDS, type FundEntryKind, type FundState } from './book.ts';

/** Random numbers that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KINDS = Object.values(FUND_ENTRY);
const run = (...entries: (readonly [FundEntryKind, number])[]): FundState | undefined =>
  entries.reduce<FundState | undefined>(
    (state, [kind, amount]) => state && bookFund(state, { kind, amount }),
    NO_FUNDS,
  );

describe('the money of a project', () => {
  it('is planned, granted, paid, and what was saved is there again', () => {
    const { planned, granted, paid, saved } = FUND_ENTRY;
    const state = run([planned, 100_000_00], [granted, 60_000_01], [paid, 59_999_99], [saved, 2]);
    expect(state).toEqual({ planned: 100_000_00, granted: 0, paid: 59_999_99 });
    expect(fundBalance(state!)).toBe(40_000_01);
  });

  it('does not cover a fen more than there is', () => {
    expect(run([FUND_ENTRY.planned, 100], [FUND_ENTRY.granted, 101])).toBeUndefined();
    expect(run([FUND_ENTRY.planned, 100], [FUND_ENTRY.granted, 100])).toBeDefined();
    expect(run([FUND_ENTRY.planned, 100], [FUND_ENTRY.granted, 100], [FUND_ENTRY.withdrawn, 1])).toBeUndefined();
    expect(run([FUND_ENTRY.planned, 100], [FUND_ENTRY.granted, 50], [FUND_ENTRY.paid, 51])).toBeUndefined();
    for (const amount of [0, -1, 0.5, Number.NaN])
      expect(() => bookFund(NO_FUNDS, { kind: FUND_ENTRY.planned, amount })).toThrow(RangeError);
  });

  it('follows from the sums of the entries, whatever is tried in whatever order', () => {
    let refused = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = random(seed);
      const sums = new Map<FundEntryKind, number>(KINDS.map((kind) => [kind, 0]));
      const sum = (kind: FundEntryKind) => sums.get(kind)!;
      let state: FundState = NO_FUNDS;
      for (let step = 0; step < 60; step += 1) {
        const kind = KINDS[Math.floor(next() * KINDS.length)]!;
        const amount = 1 + Math.floor(next() * 5000);
        const after = bookFund(state, { kind, amount });
        if (!after) {
          refused += 1;
          continue;
        }
        sums.set(kind, sum(kind) + amount);
        state = after;
        const planned = sum(FUND_ENTRY.planned) - sum(FUND_ENTRY.withdrawn);
        const gone = sum(FUND_ENTRY.granted) - sum(FUND_ENTRY.returned) - sum(FUND_ENTRY.saved);
        expect(fundBalance(state)).toBe(planned - gone);
        expect(gone).toBeLessThanOrEqual(planned);
        expect(state.paid).toBe(sum(FUND_ENTRY.paid));
        expect(state.paid).toBeLessThanOrEqual(gone);
      }
    }
    expect(refused).toBeGreaterThan(1000);
  });
});

import { expect, it } from 'vitest';
import { MOVED } from '../dictionary/labour.ts';
import { pastOf, type Moved } from './past.ts';

const { arrived, left, changed } = MOVED;
const past = (
  moves: readonly (readonly [kind: number, on: string, trade?: number])[],
  trade = 10,
  date = '2026-11-01',
) =>
  pastOf(
    moves.map(([kind, moved_on, had]): Moved => ({ kind, moved_on, trade: had })),
    { trade, date, awayDays: 180 },
  );

it('knows nothing of who has just come', () => {
  expect(past([])).toEqual({ other_trade_on: null, away_since: null });
  expect(past([[arrived, '2026-01-05', 10]])).toEqual({ other_trade_on: null, away_since: null });
});

it('says since when what was learned for a trade counts again', () => {
  const life = [
    [arrived, '2026-01-05', 10],
    [changed, '2026-03-01', 13],
    [changed, '2026-06-01', 10],
  ] as const;
  expect(past(life).other_trade_on).toBe('2026-03-01');
  expect(past(life, 13).other_trade_on).toBe('2026-06-01');
  // In preparation of a change: what was learned since the arrival counts for the next trade.
  expect(past(life.slice(0, 1), 13).other_trade_on).toBe('2026-01-05');
});

it('forgets a change that was taken back on the same day', () => {
  const life = [
    [arrived, '2026-01-05', 10],
    [changed, '2026-03-01', 13],
    [changed, '2026-03-01', 10],
  ] as const;
  expect(past(life).other_trade_on).toBeNull();
  expect(past(life, 13).other_trade_on).toBe('2026-03-01');
});

it('says since when somebody was away for long, before and after the return', () => {
  const gone = [
    [arrived, '2025-01-05', 10],
    [left, '2025-11-01', 10],
  ] as const;
  expect(past(gone, 10, '2026-04-29').away_since).toBeNull();
  expect(past(gone, 10, '2026-04-30').away_since).toBe('2025-11-01');
  expect(past([...gone, [arrived, '2026-05-20', 10]]).away_since).toBe('2025-11-01');
  expect(past([...gone, [arrived, '2026-02-01', 10]]).away_since).toBeNull();
});

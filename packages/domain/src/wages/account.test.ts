import { expect, test } from 'vitest';
import { matchMoves, transferState, WAGE_TRANSFER } from './account.ts';

test('labour cost is missing from the agreed day on', () => {
  const state = (day: string, received: number) => transferState(day, { due: 100, received, due_day: 15 });
  expect(state('2026-11-14', 0)).toBe(WAGE_TRANSFER.waiting);
  expect(state('2026-11-15', 0)).toBe(WAGE_TRANSFER.missing);
  expect(state('2026-11-15', 99)).toBe(WAGE_TRANSFER.below);
  expect(state('2026-11-01', 100)).toBe(WAGE_TRANSFER.full);
});

test('lines of a statement find their entries, each once and the closest first', () => {
  const move = (id: string, on: string, amount: number, income = true) => ({ id, on, amount, income });
  const lines = [
    move('l1', '2026-10-15', 500),
    move('l2', '2026-10-16', 500),
    move('l3', '2026-10-16', 500),
    move('l4', '2026-10-20', 70, false),
    move('l5', '2026-10-20', 71),
  ];
  const entries = [
    move('e1', '2026-10-16', 500),
    move('e2', '2026-10-13', 500),
    move('e3', '2026-10-20', 70, true),
    move('e4', '2026-10-28', 70, false),
  ];
  expect(matchMoves(lines, entries, 5)).toEqual([
    { line: 'l2', entry: 'e1', on: '2026-10-16' },
    { line: 'l1', entry: 'e2', on: '2026-10-15' },
  ]);
  expect(matchMoves(lines, entries, 8)).toContainEqual({ line: 'l4', entry: 'e4', on: '2026-10-20' });
});

import { PASSAGE_CLOCK } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { inMs, timesOf } from './clock.ts';

const { right, mended, doubtful } = PASSAGE_CLOCK;
const T = Date.UTC(2026, 10, 2, 1);
const MINUTE = 60_000;
const DAY = 86_400_000;
const rules = { tolerance: MINUTE, oldest: 30 * DAY };
const at = (said: number[], sent: number | null) =>
  timesOf(
    said.map((ts, seq) => ({ seq, ts })),
    { received: T, sent },
    rules,
  ).map(({ at: time, clock }) => [(time - T) / MINUTE, clock]);

it('believes a gate whose clock is right, also a day later', () => {
  expect(at([T - DAY, T - MINUTE], T - 10_000)).toEqual([
    [-1440, right],
    [-1, right],
  ]);
});

it('mends by the offset that was measured, whichever way the clock is off', () => {
  expect(at([T + 50 * MINUTE], T + 60 * MINUTE)).toEqual([[-10, mended]]);
  expect(at([T - 190 * MINUTE], T - 180 * MINUTE)).toEqual([[-10, mended]]);
});

it('doubts what no offset explains: the future without one, a reset clock, a store that is too old', () => {
  expect(at([T + 5 * MINUTE], null)).toEqual([[0, doubtful]]);
  expect(at([Date.UTC(2000, 0, 1)], T)[0]![1]).toBe(doubtful);
  expect(at([T - 31 * DAY], T)[0]![1]).toBe(doubtful);
  // Set right before it sent: what it counted before was an hour ahead.
  expect(at([T + 20 * MINUTE, T - 30 * MINUTE, T - 20 * MINUTE], T).map(([, clock]) => clock)).toEqual([
    doubtful,
    right,
    right,
  ]);
});

it('never puts a passage behind its arrival', () => {
  expect(at([T + 30_000], T)).toEqual([[0, right]]);
});

it('reads seconds and milliseconds', () => {
  expect(inMs(1_793_581_200)).toBe(1_793_581_200_000);
  expect(inMs(1_793_581_200_000)).toBe(1_793_581_200_000);
});

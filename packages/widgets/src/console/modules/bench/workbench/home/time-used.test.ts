import { expect, it } from 'vitest';
import { timeUsed } from './time-used.ts';

it.each([
  ['2026-01-01', '2026-01-11', '2026-01-06', 50],
  ['2026-01-01', '2026-01-11', '2025-12-01', 0],
  ['2026-01-01', '2026-01-11', '2027-01-01', 100],
  ['2026-01-01', '2026-01-01', '2026-01-01', 100],
])('from %s to %s, %s is %i per cent', (begin, end, today, percent) => {
  expect(timeUsed(begin, end, today)).toBe(percent);
});

import { expect, test } from 'vitest';
import { waitAfter } from './backoff.ts';

test('the wait doubles after each failure, up to five minutes, and never floods', () => {
  expect(waitAfter(10_000, 0, 0.5)).toBe(10_000);
  expect(waitAfter(10_000, 1, 0.5)).toBe(20_000);
  expect(waitAfter(10_000, 3, 0.5)).toBe(80_000);
  expect(waitAfter(10_000, 50, 0.5)).toBe(300_000);
  expect(waitAfter(1, 0, 0.5)).toBe(1_000);
});

test('viewers that failed together do not come back together', () => {
  expect(waitAfter(10_000, 1, 0)).toBeCloseTo(16_000);
  expect(waitAfter(10_000, 1, 1)).toBeCloseTo(24_000);
});

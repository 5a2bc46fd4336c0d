import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inAMoment, MOMENT } from './in-a-moment.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what nobody waits for comes after a moment, unless it is given up', async () => {
  const [kept, given] = [vi.fn(), vi.fn()];
  inAMoment(kept);
  inAMoment(given)();
  await vi.advanceTimersByTimeAsync(MOMENT - 1);
  expect(kept).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([kept.mock.calls.length, given.mock.calls.length]).toEqual([1, 0]);
});

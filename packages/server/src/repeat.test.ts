import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const EVERY = 1_000;
const failed = vi.fn();
afterEach(() => failed.mockReset());

it('does its steps in each round, the first one at once when asked', async () => {
  const done: string[] = [];
  const steps = ['a', 'b'].map((name) => async () => void done.push(name));
  const end = repeat({ every: EVERY, steps, failed, atOnce: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(done.join('')).toBe('ab');
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(done.join('')).toBe('abab');
  await end();
  await vi.advanceTimersByTimeAsync(5 * EVERY);
  expect(done.join('')).toBe('abab');
});

it('goes on after a step that fails', async () => {
  const second = vi.fn(async () => {});
  const end = repeat({ every: EVERY, steps: [() => Promise.reject(new Error('no')), second], failed, atOnce: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no'));
  expect(second).toHaveBeenCalledOnce();
  await end();
});

it('ends with the step under way, and begins no other', async () => {
  let release: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const never = vi.fn(async () => {});
  const end = repeat({ every: EVERY, steps: [() => slow, never], failed, atOnce: true });
  // A slow round is not overtaken.
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  const ended = vi.fn();
  const ending = end().then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  release();
  await ending;
  expect(never).not.toHaveBeenCalled();
});

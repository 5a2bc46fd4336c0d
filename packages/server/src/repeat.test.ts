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
  // While a slow round runs, no second round begins.
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  const ended = vi.fn();
  const ending = end().then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  release();
  await ending;
  expect(never).not.toHaveBeenCalled();
});

it('leaves a step that keeps failing out of ever more rounds, at most for a minute, until it succeeds', async () => {
  let broken = true;
  const tries: number[] = [];
  let second = 0;
  const step = async () => {
    tries.push(second);
    if (broken) throw new Error('damaged');
  };
  const end = repeat({ every: EVERY, steps: [step], failed });
  const pass = async (seconds: number) => {
    for (const until = second + seconds; second < until;) {
      second += 1;
      await vi.advanceTimersByTimeAsync(EVERY);
    }
  };
  await pass(300);
  expect(tries.slice(0, 5)).toEqual([1, 3, 7, 15, 31]);
  expect(tries.at(-1)! - tries.at(-2)!).toBe(60);
  broken = false;
  await pass(62);
  const { length } = tries;
  await pass(3);
  expect(tries).toHaveLength(length + 3);
  await end();
});

it('tries a step that comes each minute or more seldom in every round', async () => {
  const step = vi.fn(() => Promise.reject(new Error('no')));
  const end = repeat({ every: 60_000, steps: [step], failed });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(step).toHaveBeenCalledTimes(5);
  await end();
});

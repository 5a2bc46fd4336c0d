import { afterEach, expect, test, vi } from 'vitest';
import { withRetries } from './retry.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('console 4: a map that does not load is tried three times more, 1.5 s apart', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'debug').mockReturnValue();
  const at: number[] = [];
  const start = Date.now();
  const delays: number[] = [];
  const work = vi.fn(() => {
    at.push(Date.now() - start);
    return Promise.reject(new Error(`no ${at.length}`));
  });
  const outcome = withRetries(work, (_, next) => delays.push(next)).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual(new Error('no 4'));
  expect(at).toEqual([0, 1500, 3000, 4500]);
  expect(delays).toEqual([1, 2, 3]);
  expect(logged).toHaveBeenCalledTimes(4);
});

test('the first success ends it', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const outcome = withRetries(() => (++calls < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve('here')));
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('here');
  expect(calls).toBe(3);
});

test('nobody waits after the signal', async () => {
  const stop = new AbortController();
  const outcome = withRetries(
    () => Promise.reject(new Error('no')),
    () => stop.abort(new Error('gone')),
    stop.signal,
  );
  await expect(outcome).rejects.toThrow('gone');
});
